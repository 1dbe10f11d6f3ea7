import type { Finding } from './evidence-schema';

/** Groups of people that respond differently to a medicine; the first match in a population's text counts. */
const POPULATIONS = [
  {
    name: 'Adolescents or children',
    words: /\b(?:adolescents|children|teenagers|aged (?:6|12) to)\b/i,
  },
  { name: 'Adults, with or without diabetes', words: /with or without (?:type 2 )?diabetes/i },
  { name: 'Adults without diabetes', words: /without (?:type 2 )?diabetes/i },
  { name: 'Adults with prediabetes', words: /\bprediabetes/i },
  { name: 'Adults with type 1 diabetes', words: /\btype 1 diabetes/i },
  { name: 'Adults with diabetes', words: /\bdiabetes/i },
] as const;

/** The group of people that a result is of; undefined if the population's text names none. */
export function findPopulationGroup({
  population,
}: Pick<Finding, 'population'>): string | undefined {
  return POPULATIONS.find(({ words }) => words.test(population))?.name;
}

/** Illnesses that change what a medicine can do; the first match in a population's text counts. */
const ILLNESSES = [
  { name: 'with heart failure', words: /\bheart failure/i },
  {
    name: 'with disease of the heart or arteries, or at risk of it',
    words: /\b(?:heart|cardiovascular|arter)/i,
  },
  { name: 'with kidney disease', words: /\bkidney/i },
  { name: 'with liver disease', words: /\bliver/i },
  { name: 'with painful joints', words: /\b(?:arthritis|joint)/i },
  { name: 'with sleep apnoea', words: /\bapnoea/i },
  { name: 'with HIV', words: /\bHIV\b/ },
] as const;

/**
 * Names the people of a result, with the same name for results of similar people: their group and, if named, their
 * illness. If there is no group, returns the population as recorded.
 */
export function toPopulationKey(finding: Pick<Finding, 'population'>): string {
  const group = findPopulationGroup(finding);
  if (!group) return finding.population;
  const illness = ILLNESSES.find(({ words }) => words.test(finding.population));
  return illness ? `${group}, ${illness.name}` : group;
}
