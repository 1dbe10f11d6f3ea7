import { type MapArea, mapAreas } from './evidence-map';
import byArea from './outcomes.json' with { type: 'json' };
import { withIds } from './with-ids';

type Text = { label: string; isHarm?: boolean; isSerious?: boolean; isAfterStopping?: boolean };

/**
 * An outcome that verdicts judge, in a column (`area`) of the evidence map. A serious outcome is listed before common
 * ones when it got worse; a harm is an outcome that nobody takes a substance for. An outcome after stopping says
 * nothing about the effect while the substance is taken.
 */
export type Outcome = Text & { id: string; area: MapArea['id'] };

export const outcomes: readonly Outcome[] = mapAreas.flatMap(({ id: area }) =>
  withIds<string, Text>(byArea[area]).map((outcome) => ({ ...outcome, area })),
);
