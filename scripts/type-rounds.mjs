/** What `tsc --watch` says, round by round: each time files have changed it names all faults anew. */

const STARTS = / - (?:Starting|File change detected)/;
const ENDS = / - Found (\d+) errors?\./;

/**
 * Gives a function that takes the watch's lines one by one and gives news at the end of a round: the faults as
 * `report` tells them, unless they were told the round before, or that they are mended.
 */
export function followRounds(report) {
  let lines = [];
  let told = '';
  return (line) => {
    if (STARTS.test(line)) lines = [];
    const [, count] = ENDS.exec(line) ?? [];
    if (count === undefined) {
      if (!STARTS.test(line) && line.trim()) lines.push(line);
      return undefined;
    }
    const before = told;
    told = count === '0' ? '' : report(lines.join('\n')).trimEnd();
    if (told === before) return undefined;
    return told || 'The types are right again';
  };
}
