/** The 95% interval of a share, by Wilson's method, which holds at 0 and at all. `of` above 0. */
export function getShareInterval(events: number, of: number): [low: number, high: number] {
  const z = 1.959964;
  const share = events / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half =
    (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
