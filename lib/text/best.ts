/** Keeps the `limit` items of highest rank, best first; of equal ranks, those added first. */
export class Best<Ranked extends { rank: number }> {
  readonly all: Ranked[] = [];
  constructor(private readonly limit: number) {}

  /** Whether an item of this rank would be kept. */
  takes(rank: number): boolean {
    const last = this.all[this.limit - 1];
    return !last || last.rank < rank;
  }

  add(one: Ranked): void {
    if (!this.takes(one.rank)) return;
    let at = this.all.length;
    while (at > 0 && (this.all[at - 1]?.rank ?? 0) < one.rank) at -= 1;
    this.all.splice(at, 0, one);
    this.all.length = Math.min(this.all.length, this.limit);
  }
}
