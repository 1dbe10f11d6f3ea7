import list from './syringes.json' with { type: 'json' };

/** Units per millilitre on the scales of the insulin syringes that are sold. */
export const scales = [100, 40, 50] as const;
export type Scale = (typeof scales)[number];

export type Barrel = {
  id: string;
  /** Units per millilitre: 100 on a U-100 syringe. */
  scale: Scale;
  volume: string;
  /** The capacity in units, on its own scale. */
  units: number;
  /** Units between two marks; a whole number or a half. */
  step: number;
  marks: string;
  /** The length of the scale in mm, so that barrels are drawn in proportion to each other. */
  lengthMm: number;
  /** Units between two long marks. */
  longStep: number;
  /** Units between two printed numbers, on a wide drawing and on a narrow one for phones. */
  numberStep: { wide: number; narrow: number };
};

/**
 * Every syringe on the site, smallest first within its scale. Drawings, lists, advice and exercises are derived from it,
 * so a new syringe needs only an entry in syringes.json, if its scale is one of the above. Syringes of 0.3 mL are sold
 * with a mark per unit and with a mark per half unit.
 *
 * Lengths are the shortest scales that ISO 8537:2007 allows (table 1, read in the text of its Russian edition,
 * GOST ISO 8537-2011). The standard has no U-50: that barrel has the length of the U-40 one of the same volume.
 */
export const barrels = list as unknown as readonly [Barrel, ...Barrel[]];
