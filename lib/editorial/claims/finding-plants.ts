import type { Finding } from '@/lib/evidence/evidence-schema';
import type { Picker } from './plants';

/** The kinds of faults in findings, each with the function that plants it. */
export const findingPlants: Readonly<
  Record<string, (finding: Finding, pick: Picker) => Finding | undefined>
> = {
  'data: result': (finding) =>
    finding.effect?.low === undefined || finding.result === 'descriptive'
      ? undefined
      : {
          ...finding,
          result:
            finding.result === 'favours intervention'
              ? 'favours comparator'
              : 'favours intervention',
        },
  'data: groups': ({ arms, ...finding }) => {
    const [first, second, ...rest] = arms;
    if (!first || !second) return undefined;
    const [a, b] = [first, second].map(({ name }) => name);
    return {
      ...finding,
      arms: [{ ...first, name: b ?? '' }, { ...second, name: a ?? '' }, ...rest],
    };
  },
  'data: value': (finding, pick) => {
    const places = finding.arms.flatMap((arm, index) =>
      (arm.value ?? arm.percent) === undefined ? [] : [index],
    );
    const place = pick(places);
    if (place === undefined) return undefined;
    const arms = finding.arms.map((arm, index) => {
      if (index !== place) return arm;
      return arm.value === undefined
        ? { ...arm, percent: Math.min(100, (arm.percent ?? 0) + 1.1) }
        : { ...arm, value: arm.value + 1.1 };
    });
    return { ...finding, arms };
  },
  'data: period': (finding) =>
    finding.followUp && {
      ...finding,
      followUp: { ...finding.followUp, value: finding.followUp.value * 2 },
    },
};
