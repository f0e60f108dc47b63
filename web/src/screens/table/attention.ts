// "It is your turn", for somebody who looks elsewhere: a sound without a file, and a note of the system.

let context: AudioContext | undefined;

/** Two soft notes. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    const audio = context;
    void audio.resume();
    [523.25, 783.99].forEach((pitch, index) => {
      const at = audio.currentTime + index * 0.16;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.18, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    });
  } catch {
    // No sound here.
  }
}

/** A note of the system while the page is open but not looked at. */
export function notify(title: string, body: string, tag: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const note = new Notification(title, { body, tag, icon: "icon-192.png" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notes only from a service worker.
  }
}
