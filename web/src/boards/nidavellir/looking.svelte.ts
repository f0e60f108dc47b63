// Whose army is looked at in the place of one's own: board and seats share it, the server knows nothing of it.

class Looking {
  seat = $state<number | null>(null);
  /** The heroes lie over the whole width of the page. */
  isCovered = $state(false);

  /** Show this army, or one's own again. */
  show(seat: number, mine: number): void {
    this.seat = seat === mine || seat === this.seat ? null : seat;
  }

  clear(): void {
    this.seat = null;
    this.isCovered = false;
  }
}

export const looking = new Looking();
