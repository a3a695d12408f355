/** The time of the server, as this browser sees it pass. */

export class Clock {
  /** Seconds since 1970. */
  now = $state(0);
  private readonly timer: number;

  constructor(now: number) {
    this.now = now;
    const skew = now - Date.now() / 1000;
    this.timer = window.setInterval(() => (this.now = Date.now() / 1000 + skew), 1000);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
