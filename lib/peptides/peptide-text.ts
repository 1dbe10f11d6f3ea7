import type { PeptideRecord } from '@/lib/records/peptides';

/** What the page of a record says in prose, a line for each statement. */
export function toPeptideText({
  benefits,
  dosing,
  timeline,
  halfLife,
  evidence,
  molecule,
}: PeptideRecord): string {
  return [
    ...benefits,
    dosing.recommendedDose,
    dosing.frequency,
    dosing.injectionType,
    dosing.cycleLength,
    ...dosing.protocol,
    ...Object.values(timeline).filter((text) => text !== null),
    halfLife && `Half-life: ${halfLife.text}`,
    evidence.text,
    'description' in molecule && molecule.description,
  ]
    .filter(Boolean)
    .join('\n');
}
