import type { StudyKind } from './study-kinds';

/**
 * What the questions of the findings are about, in a reader's words: every finding names one under `area`.
 * The first list holds the columns of the evidence map, in their order; `short` heads the column.
 */
export const mapAreas = [
  { id: 'weight', label: 'Body weight and fat', short: 'Weight' },
  { id: 'blood-sugar', label: 'Blood sugar and diabetes', short: 'Blood sugar' },
  { id: 'heart', label: 'Heart and vessels', short: 'Heart' },
  { id: 'kidneys', label: 'Kidneys and bladder', short: 'Kidneys' },
  { id: 'liver', label: 'Liver and belly fat', short: 'Liver, belly' },
  { id: 'muscle', label: 'Muscle, growth and strength', short: 'Muscle' },
  { id: 'wounds', label: 'Wounds, tendons, bones and joints', short: 'Wounds, joints' },
  { id: 'skin', label: 'Skin', short: 'Skin' },
  { id: 'eyes', label: 'Eyes', short: 'Eyes' },
  { id: 'brain', label: 'Brain, nerves and mood', short: 'Brain' },
  { id: 'sleep', label: 'Sleep', short: 'Sleep' },
  { id: 'sex', label: 'Sexual function and fertility', short: 'Sex' },
  { id: 'immune', label: 'Immune system, infection and lungs', short: 'Immune, lungs' },
  { id: 'gut', label: 'Gut, gallbladder and pancreas', short: 'Gut' },
  { id: 'cancer', label: 'Cancer', short: 'Cancer' },
  { id: 'death', label: 'Death and ageing', short: 'Death' },
  { id: 'side-effects', label: 'Side effects of other kinds', short: 'Side effects' },
] as const;

/** What the map leaves out: no question of whether a substance helps or harms. */
export const otherAreas = [
  {
    id: 'blood-level',
    label: 'How it is taken up, how long it stays, and the hormones it releases',
  },
  { id: 'use', label: 'Products, sellers, dosing errors, and research itself' },
] as const;

export type MapArea = (typeof mapAreas)[number];
export type OtherArea = (typeof otherAreas)[number];
export type AreaId = (MapArea | OtherArea)['id'];

/** Every area by its id. */
export const areaIds: readonly AreaId[] = [...mapAreas, ...otherAreas].map(({ id }) => id);

/** The kinds of evidence of the map, best first, each with the studies of the bibliography that it takes in. */
export const evidenceKinds = [
  {
    id: 'review',
    label: 'Systematic review or label',
    short: 'review',
    plural: 'Systematic reviews and labels',
    studies: ['systematic-review', 'regulatory'],
  },
  {
    id: 'trial',
    label: 'Controlled trial',
    short: 'trial',
    plural: 'Controlled trials',
    studies: ['rct'],
  },
  {
    id: 'people',
    label: 'Other study or report in people',
    short: 'people',
    plural: 'Other studies in people',
    studies: ['observational', 'pharmacokinetic', 'case-report', 'announcement-or-registry'],
  },
  {
    id: 'animals',
    label: 'Animal study',
    short: 'animals',
    plural: 'Animal studies',
    studies: ['preclinical-animal'],
  },
  {
    id: 'cells',
    label: 'Cell study',
    short: 'cells',
    plural: 'Cell studies',
    studies: ['in-vitro'],
  },
] as const satisfies readonly {
  id: string;
  label: string;
  short: string;
  plural: string;
  studies: readonly StudyKind[];
}[];

export type EvidenceKindId = (typeof evidenceKinds)[number]['id'];

/** What the studies of a cell say together; `text` explains it in the legend. */
export const directions = [
  {
    id: 'helps',
    label: 'helps',
    text: 'People were better off, by our verdicts or by every study that could tell.',
  },
  {
    id: 'none',
    label: 'no clear difference',
    text: 'The studies found none that counts.',
  },
  {
    id: 'mixed',
    label: 'mixed results',
    text: 'Our verdicts in this field differ, or the studies do: some in favour, others against or without a clear difference.',
  },
  {
    id: 'harms',
    label: 'harms',
    text: 'People were worse off. A study that found no clear difference does not cancel that.',
  },
  {
    id: 'open',
    label: 'no verdict',
    text: 'Studied in people, but not so that it tells what the substance alone did: too few people, nobody went without it, it was only compared or given with another drug, or it was read only second-hand.',
  },
  {
    id: 'untested',
    label: 'not studied in people',
    text: 'Animals or cells only: the bibliography holds no study in people on it.',
  },
] as const;

export type Direction = (typeof directions)[number]['id'];
