import type { Finding } from '@/lib/evidence/evidence-schema';
import { countPeople, formatFollowUp, formatNumber } from '@/lib/evidence/format-finding';
import { capitalize } from '@/lib/text/first-letter';
import type { Arm } from './drawable';

/** A result and the groups of it that a row shows. */
export type Studied = { finding: Finding; arms?: readonly Arm[]; isCompared?: boolean };

/** Who was studied, with the number of people, or a note that the number is missing. */
export function describePeople(finding: Finding): string {
  const { population } = finding;
  const people = countPeople(finding);
  if (people === undefined)
    return /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(population)
      ? population
      : `${population} (how many: ${formatMissing(finding)})`;
  if (population.includes(formatNumber(people))) return population;
  const count = `${formatNumber(people)} people`;
  return /^People\b/.test(population)
    ? population.replace('People', count)
    : `${count}: ${population}`;
}

/** The words for a number that a record lacks; only a full text or label can show that it was not printed. */
export function formatMissing({ seen }: Finding): string {
  return seen.kind === 'full text' || seen.kind === 'label'
    ? 'not printed'
    : 'not in what was read';
}

/** How many people the groups of a row had, unless they are all the people of the study. */
function formatGroups({ finding, arms = [] }: Studied): string {
  const counts = arms.flatMap(({ n }) => n ?? []);
  if (arms.length < 2) return '';
  if (counts.length === arms.length) {
    const sum = counts.reduce((one, other) => one + other, 0);
    return sum === countPeople(finding)
      ? ''
      : `${counts.map((n) => formatNumber(n)).join(' and ')} compared`;
  }
  return finding.arms.length > arms.length ? `in all ${finding.arms.length} groups` : '';
}

/**
 * Splits who was studied into one sentence for all rows, and the details in which each row differs. With `isOneStudy`,
 * as in a fact box, the sentence describes the first row in full.
 */
export function splitWho(
  rows: readonly Studied[],
  isOneStudy = false,
): { who: string; details: string[] } {
  const all = rows.map((row) => [
    describePeople(row.finding),
    formatGroups(row),
    row.isCompared ? `against ${row.finding.comparator}` : '',
    formatFollowUp(row.finding.followUp),
  ]);
  const [first = []] = all;
  const shared = first.map((part, index) =>
    isOneStudy || all.every((parts) => parts[index] === part) ? part : undefined,
  );
  const details = all.map((parts) =>
    parts.filter((part, index) => part && part !== shared[index]).join('; '),
  );
  const who = shared.filter(Boolean).join('; ');
  const isPart = isOneStudy && details.some(Boolean);
  return {
    who: who && `${capitalize(who)}${isPart ? ', where a row names no others' : ''}.`,
    details,
  };
}
