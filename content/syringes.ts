import list from './syringes.json' with { type: 'json' };

/** Units that a millilitre holds on the scales that insulin syringes are sold with. */
export const scales = [100, 40, 50] as const;
export type Scale = (typeof scales)[number];

export type Barrel = {
  id: string;
  /** The scale: units in a millilitre. 100 on a U-100 syringe. */
  scale: Scale;
  volume: string;
  /** Units that the barrel holds, on its own scale. */
  units: number;
  /** Units between two marks; a whole number or a half. */
  step: number;
  marks: string;
  /** How long the scale is, in mm, so that barrels are drawn as long as they are beside each other. */
  lengthMm: number;
  /** Units between two long marks. */
  longStep: number;
  /** Units between two printed numbers, on a drawing as wide as a desk and as narrow as a phone. */
  numberStep: { wide: number; narrow: number };
};

/**
 * Every syringe that the site knows, smallest first within its scale; adding one is adding a row. What is
 * drawn, listed and advised follows from here. Those of 0.3 mL are sold with a mark each unit and with a mark
 * each half unit.
 *
 * Lengths are the shortest scales that ISO 8537:2007 allows (table 1, read in the text of its Russian edition,
 * GOST ISO 8537-2011). The standard knows no U-50: it takes the length of the U-40 syringe of the same volume.
 */
export const barrels = list as unknown as readonly [Barrel, ...Barrel[]];
