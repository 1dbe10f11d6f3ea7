import type { PeptideRecord } from '@/lib/records/peptides';

/** Returns the prose of a record's page, one statement per line. */
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
