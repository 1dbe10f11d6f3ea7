/** The five levels of evidence and what each means (design guide, callouts). */
export const evidenceLevels = [
  'laboratory studies',
  'animal studies',
  'small human studies',
  'controlled trials',
  'systematic reviews or an approved label',
] as const;

export type Callout =
  | { kind: 'TAKEAWAYS' | 'SAFETY' | 'EXAMPLE' }
  | { kind: 'STATUS'; slug: string }
  | { kind: 'EVIDENCE'; level: number; meaning: (typeof evidenceLevels)[number] };

const MARKER = /^\[!([A-Za-z]+)(?: ([a-z0-9-]+))?\]$/;

/**
 * The callout that a line announces, or undefined when it announces none. Throws when the line is
 * meant as one but names an unknown kind or level.
 */
export function parseCalloutMarker(line: string): Callout | undefined {
  const match = MARKER.exec(line.trim());
  if (!match) return undefined;
  const [, kind, level] = match;
  if (kind === 'STATUS' && level) return { kind, slug: level };
  if (kind === 'EVIDENCE') {
    const meaning = evidenceLevels[Number(level) - 1];
    if (!meaning) throw new Error('write the level of evidence as [!EVIDENCE 1] to [!EVIDENCE 5]');
    return { kind, level: Number(level), meaning };
  }
  if ((kind === 'TAKEAWAYS' || kind === 'SAFETY' || kind === 'EXAMPLE') && !level) return { kind };
  throw new Error(
    `unknown callout "${match[0]}"; use [!TAKEAWAYS], [!SAFETY], [!EXAMPLE], [!STATUS bpc-157] or [!EVIDENCE 1] to [!EVIDENCE 5]`,
  );
}
