import Fraction from 'fraction.js';
import { type PresetVial, presetDiluents, presetVials } from '@/content/calculator';
import { listedMasses, listedVolumes } from '@/content/resources/reference-tables';
import { u100Barrels } from '@/lib/calculator/barrels';
import { mgPerUnit, UNITS_PER_ML } from '@/lib/calculator/dose';
import {
  formatAbout,
  formatMassIn,
  formatQuantity,
  formatUnits,
  NBSP,
} from '@/lib/calculator/format-quantity';
import { toMassIn, toMilligrams } from '@/lib/calculator/mass';
import { aminoAcids } from '@/lib/chemistry/amino-acids';
import { parseFormula, toMass } from '@/lib/chemistry/formula';

const MICROLITRES_PER_ML = 1000;
const MG_PER_G = 1000;

/** Rows of display text: milligrams, micrograms, grams. 1 g = 1000 mg = 1,000,000 mcg. */
export function toMassRows(): string[][] {
  return listedMasses.map((listed) => {
    const mg = new Fraction(listed);
    return [
      formatMassIn(mg, 'mg'),
      formatMassIn(mg, 'mcg'),
      formatQuantity(mg.div(MG_PER_G), 'g', 6),
    ];
  });
}

/** Rows of display text: millilitres, microlitres, units on a U-100 syringe (100 units = 1 mL). */
export function toVolumeRows(): string[][] {
  return listedVolumes.map((listed) => {
    const ml = new Fraction(listed);
    return [
      formatQuantity(ml, 'mL'),
      formatQuantity(ml.mul(MICROLITRES_PER_ML), 'microlitres'),
      formatUnits(ml.mul(UNITS_PER_ML)),
    ];
  });
}

/** Rows of display text, one per U-100 syringe: size, units held, mark spacing in units and in mL, number of marks. */
export function toSyringeRows(): string[][] {
  return u100Barrels.map(({ volume, units, step }) => [
    volume.replace(' ', NBSP),
    formatUnits(new Fraction(units)),
    formatUnits(new Fraction(step)),
    formatQuantity(new Fraction(step).div(UNITS_PER_ML), 'mL'),
    String(units / step),
  ]);
}

/**
 * Rows of display text, one per vial: its amount, then for each diluent volume the concentration in mg/mL
 * and the amount in one unit of a U-100 syringe. Rounded values begin with 'about'.
 */
export function toConcentrationRows(
  vials: readonly Pick<PresetVial, 'amount' | 'unit'>[] = presetVials,
): { vial: string; cells: { perMl: string; perUnit: string }[] }[] {
  return vials.map(({ amount, unit }) => {
    const mg = toMilligrams(new Fraction(amount), unit);
    return {
      vial: formatMassIn(mg, unit),
      cells: presetDiluents.map((ml) => ({
        perMl: formatAbout(mg.div(ml), 'mg/mL'),
        perUnit: formatAbout(toMassIn('mcg', mgPerUnit(mg, ml)), 'mcg', 2),
      })),
    };
  });
}

/** The column headings of the concentration table: the diluent volumes. */
export function toDiluentHeadings(): string[] {
  return presetDiluents.map((ml) => formatQuantity(new Fraction(ml), 'mL'));
}

/**
 * The twenty amino acids sorted by name, with masses in daltons computed from the residue's atoms: the average with two
 * decimals, and that of the most common isotopes (monoisotopic) with four.
 */
export function toAminoAcidRows() {
  return aminoAcids
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((acid) => {
      const atoms = parseFormula(acid.formula);
      return {
        ...acid,
        average: toMass(atoms, 'average').toFixed(2),
        monoisotopic: toMass(atoms, 'monoisotopic').toFixed(4),
      };
    });
}
