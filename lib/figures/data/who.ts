import type { Finding } from '@/lib/evidence/evidence-schema';
import { countPeople, formatFollowUp, formatNumber } from '@/lib/evidence/format-finding';
import { capitalize } from '@/lib/text/first-letter';

type Arm = Finding['arms'][number];

/** A result and those of its groups that a row shows. */
export type Studied = { finding: Finding; arms?: readonly Arm[]; isCompared?: boolean };

/** Who was studied: as the record has it, with how many they were or that what was read does not say. */
export function tellPeople(finding: Finding): string {
  const { population } = finding;
  const people = countPeople(finding);
  if (people === undefined)
    return /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(population)
      ? population
      : `${population} (how many: ${tellMissing(finding)})`;
  if (population.includes(formatNumber(people))) return population;
  const count = `${formatNumber(people)} people`;
  return /^People\b/.test(population)
    ? population.replace('People', count)
    : `${count}: ${population}`;
}

/** What is said of a number that a record lacks: only who has the whole text knows what was not printed. */
export function tellMissing({ seen }: Finding): string {
  return seen.kind === 'full text' || seen.kind === 'label'
    ? 'not printed'
    : 'not in what was read';
}

/** How many people the groups of a row had, where they are not all whom the study had. */
function tellGroups({ finding, arms = [] }: Studied): string {
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
 * Who was studied in some rows: what is the same in all of them as one sentence, and of each row what is not. Where
 * most rows are of one study, as in a fact box, the sentence tells of it whole, and rows tell how they differ.
 */
export function tellWho(
  rows: readonly Studied[],
  isOneStudy = false,
): { who: string; details: string[] } {
  const all = rows.map((row) => [
    tellPeople(row.finding),
    tellGroups(row),
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
