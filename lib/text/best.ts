/** The best of many, best first, of equals the first: nothing else is kept or sorted. */
export class Best<Ranked extends { rank: number }> {
  readonly all: Ranked[] = [];
  constructor(private readonly limit: number) {}

  add(one: Ranked): void {
    const last = this.all[this.limit - 1];
    if (last && last.rank >= one.rank) return;
    let at = this.all.length;
    while (at > 0 && (this.all[at - 1]?.rank ?? 0) < one.rank) at -= 1;
    this.all.splice(at, 0, one);
    this.all.length = Math.min(this.all.length, this.limit);
  }
}
