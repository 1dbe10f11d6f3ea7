/** The weight of each feature in a text, by name: terms, substances, citations, tags. */
export type Features = ReadonlyMap<string, number>;

/**
 * Returns a function that gives the cosine similarity, from 0 to 1, between a text and each text of `list`; rare
 * features weigh more (tf-idf). It uses an inverted index, because comparing all pairs in full took minutes for
 * thousands of articles.
 */
export function createComparison(list: readonly Features[]): (text: Features) => Float64Array {
  /** The number of texts in the list that have each feature. */
  const counts = new Map<string, number>();
  for (const features of list)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);

  /** The feature vector of a text, normalised to length 1. */
  const weigh = (features: Features): (readonly [name: string, weight: number])[] => {
    const known = [...features].flatMap(([name, weight]) => {
      const count = counts.get(name);
      // A feature that no listed text has cannot match.
      return count ? [[name, weight * Math.log(1 + list.length / count)] as const] : [];
    });
    const size = Math.sqrt(known.reduce((sum, [, weight]) => sum + weight ** 2, 0)) || 1;
    return known.map(([name, weight]) => [name, weight / size]);
  };

  /** For each feature, the texts that have it and its weight in each. Plain numbers, since objects took ten times as long. */
  const having = new Map<string, { places: number[]; weights: number[] }>();
  for (const [place, features] of list.entries())
    for (const [name, weight] of weigh(features)) {
      const known = having.get(name) ?? { places: [], weights: [] };
      known.places.push(place);
      known.weights.push(weight);
      having.set(name, known);
    }

  return (text) => {
    const likenesses = new Float64Array(list.length);
    for (const [name, weight] of weigh(text)) {
      const { places = [], weights = [] } = having.get(name) ?? {};
      for (let index = 0; index < places.length; index += 1) {
        const place = places[index] ?? 0;
        likenesses[place] = (likenesses[place] ?? 0) + weight * (weights[index] ?? 0);
      }
    }
    return likenesses;
  };
}
