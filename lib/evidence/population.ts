import type { Finding } from './evidence-schema';

/** The groups of people that answer differently to a medicine, the first that the words of a population name. */
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

/** Which of the populations that answer differently to a medicine a result is of; undefined where its words name none. */
export function tellPopulation({ population }: Pick<Finding, 'population'>): string | undefined {
  return POPULATIONS.find(({ words }) => words.test(population))?.name;
}

/** Illnesses that change what a medicine can do, the first that the words of a population name. */
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
 * What people a result is of, in the words that results of the same people share; the population as its record has it
 * where that names no group.
 */
export function tellAlike(finding: Pick<Finding, 'population'>): string {
  const group = tellPopulation(finding);
  if (!group) return finding.population;
  const illness = ILLNESSES.find(({ words }) => words.test(finding.population));
  return illness ? `${group}, ${illness.name}` : group;
}
