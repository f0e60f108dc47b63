// A WebSocket whose other end is the test.
import { vi } from "vitest";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readonly url: string;
  readyState = FakeSocket.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** The server says something. */
  tell(...messages: object[]): void {
    this.readyState = FakeSocket.OPEN;
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection ends. */
  end(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** What was sent of one type, without pings unless they are asked for. */
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** Puts the fake in the place of WebSocket. */
export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

/** The latest socket, once the client has opened one. */
export async function latest(count: number): Promise<FakeSocket> {
  for (let i = 0; i < 20 && FakeSocket.all.length < count; i++) await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.all.at(-1);
  if (!socket || FakeSocket.all.length !== count) throw new Error(`There are ${FakeSocket.all.length} sockets.`);
  return socket;
}
