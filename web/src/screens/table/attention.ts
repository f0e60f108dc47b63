// "It is your turn", for somebody who looks elsewhere: a note of the system.

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
