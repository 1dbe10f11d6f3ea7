import type { Problem } from '@/lib/practice/problem';

/**
 * Solves a problem from its text and drawing alone, in floating-point numbers: a second method, independent of the
 * generator. Throws if the text lacks a value that it needs.
 */
export function solve(problem: Problem): number {
  const text = problem.text.replaceAll('\u00a0', ' ').replaceAll(/(\d),(?=\d{3})/g, '$1');
  const scale = Number(/U-(\d+) syringe/.exec(text)?.[1]);
  const find = (pattern: RegExp) => {
    const found = pattern.exec(text)?.slice(1);
    if (!found) throw new Error(`${pattern} is not in: ${text}`);
    return found;
  };
  const number = (pattern: RegExp) => Number(find(pattern)[0]);
  const mass = (pattern: RegExp) => {
    const [value, unit] = find(pattern);
    return Number(value) * (unit === 'mcg' ? 1e-3 : 1);
  };
  const inUnit = (mg: number) => mg * (/How many mcg/.test(text) ? 1000 : 1);
  const at = problem.figure?.at ?? Number.NaN;
  const vial = () => number(/holds ([\d.]+) mg/) / number(/in ([\d.]+) mL/);
  const label = () => number(/“([\d.]+) mg/) / number(/\/([\d.]+) mL”/);
  switch (problem.family) {
    case 'mass':
      return number(/are ([\d.]+)/) * (/How many mcg/.test(text) ? 1000 : 1e-3);
    case 'read':
      return /in mL/.test(text) ? at / scale : at;
    case 'volume':
      return /many units/.test(text)
        ? number(/are ([\d.]+) mL/) * scale
        : number(/are ([\d.]+) unit/) / scale;
    case 'strength':
      return (
        (number(/holds ([\d.]+) mg/) / number(/([\d.]+) mL of water/)) *
        (/in mcg\/mL/.test(text) ? 1000 : 1)
      );
    case 'mark':
      return (mass(/is ([\d.]+) (mg|mcg) drawn/) / vial()) * scale;
    case 'held':
      return inUnit((at / scale) * vial());
    case 'doses':
      return Math.floor(number(/holds ([\d.]+) mg/) / mass(/takes ([\d.]+) (mg|mcg)/) + 1e-9);
    case 'water': {
      const perMl = /each unit/.test(text)
        ? number(/holds ([\d.]+) mcg/) / 10
        : number(/each mL holds ([\d.]+) mg/);
      return number(/holds ([\d.]+) mg of powder/) / perMl;
    }
    case 'barrel':
      return chooseBarrel(number(/draw is ([\d.]+) mL/), problem.options ?? []);
    case 'scales': {
      const [units, from, to] = find(/says ([\d.]+) units? on a U-(\d+).*U-(\d+)/);
      return (Number(units) / Number(from)) * Number(to);
    }
    case 'label':
      if (/one mL hold/.test(text)) return label();
      return (mass(/hold ([\d.]+) (mg|mcg)/) / label()) * (/many units/.test(text) ? 100 : 1);
    case 'pen': {
      const each = number(/gives ([\d.]+) mL/) * vial();
      return /How many clicks/.test(text)
        ? mass(/give ([\d.]+) (mg|mcg)/) / each
        : number(/do (\d+) clicks?/) * each * 1000;
    }
    case 'blend':
      return inUnit(
        (mass(/draw holds ([\d.]+) (mg|mcg)/) * number(/and ([\d.]+) mg of peptide B/)) /
          number(/([\d.]+) mg of peptide A/),
      );
    case 'supply':
      return walkSupply(text);
    case 'certificate': {
      const given = number(/([\d.]+) mg of (?:the )?powder|hold ([\d.]+) mg/);
      if (/acetate/.test(text))
        return (given * (100 - number(/water (\d+)%/) - number(/acetate (\d+)%/))) / 100;
      const content = number(/content (\d+)%/) / 100;
      return /How many mg of the powder/.test(text)
        ? number(/hold ([\d.]+) mg/) / content
        : given * content;
    }
    case 'plausible':
      return findFault(problem, label(), mass(/needs ([\d.]+) (mcg)/), scale);
  }
}

function chooseBarrel(ml: number, options: readonly string[]): number {
  const fits = options.flatMap((option, index) => {
    const [, holds, scale, apart] =
      /^([\d.]+) mL U-(\d+), a line each (half unit|unit|2 units)$/.exec(option) ?? [];
    const step = apart === 'half unit' ? 0.5 : apart === 'unit' ? 1 : 2;
    const lines = (ml * Number(scale)) / step;
    return ml <= Number(holds) && Math.abs(lines - Math.round(lines)) < 1e-9 ? [index] : [];
  });
  if (fits.length !== 1) throw new Error(`${fits.length} syringes fit ${ml} mL`);
  return fits[0] ?? -1;
}

/** Counts draws day by day, as with a calendar. */
function walkSupply(text: string): number {
  const holds = Number(/holds (\d+) draws/.exec(text)?.[1]);
  const last = Number(/including day (\d+)/.exec(text)?.[1]);
  const every = /every day/.test(text)
    ? 1
    : /once a week/.test(text)
      ? 7
      : Number(/every (\d+) days/.exec(text)?.[1]);
  let left = holds;
  for (let day = 0; day <= last && left > 0; day += every) left -= 1;
  return /are left/.test(text) ? left : holds - left;
}

/** Index of the first line that does not follow from the given values and earlier lines, or 4. */
function findFault({ lines = [] }: Problem, strength: number, doseMg: number, scale: number) {
  const numbers = lines.map((line) =>
    [
      ...line
        .replaceAll(/[\u00a0,]/g, (sign) => (sign === ',' ? '' : ' '))
        .matchAll(/\d+(?:\.\d+)?/g),
    ].map(Number),
  );
  const [[told = 0] = [], [, dose = 0] = [], [, , ml = 0] = [], [, , units = 0] = []] = numbers;
  const pairs = [
    [told, strength],
    [dose, doseMg],
    [ml, dose / told],
    [units, ml * scale],
  ] as const;
  const wrong = pairs.findIndex(([a, b]) => Math.abs(a - b) > 1e-9 * Math.max(a, b));
  return wrong === -1 ? 4 : wrong;
}
