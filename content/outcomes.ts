import { type MapArea, mapAreas } from './evidence-map';
import byArea from './outcomes.json' with { type: 'json' };
import { withIds } from './with-ids';

type Text = { label: string; isHarm?: boolean; isSerious?: boolean; isAfterStopping?: boolean };

/**
 * What people ask about a substance: an outcome of verdicts, in a column of the evidence map. A serious one is told
 * before common ones where it came out worse; a harm is one that nobody takes a substance for. What comes after
 * stopping says nothing of what it does while taken.
 */
export type Outcome = Text & { id: string; area: MapArea['id'] };

export const outcomes: readonly Outcome[] = mapAreas.flatMap(({ id: area }) =>
  withIds<string, Text>(byArea[area]).map((outcome) => ({ ...outcome, area })),
);
