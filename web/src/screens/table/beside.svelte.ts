// What the right side shows where a board has something of its own there: that, the log or the chat.

export class Beside {
  tab = $state<"own" | "log" | "chat">("own");
}
