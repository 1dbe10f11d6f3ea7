/** The weight of each feature in a text, by name: terms, substances, citations, tags. */
export type Features = ReadonlyMap<string, number>;

/** The feature vector of a text, normalised to length 1. */
type Weighed = { ids: Uint32Array; weights: Float64Array };

/**
 * The cosine similarity, from 0 to 1, between a text and each text of a list; rare features weigh more (tf-idf). It
 * uses an inverted index, because comparing all pairs in full took minutes for thousands of articles.
 */
export class Likeness {
  private readonly numbers = new Map<string, number>();
  /** The number of texts in the list that have each feature. */
  private readonly counts: number[] = [];
  private readonly texts: Weighed[];
  /** For each feature, the texts that have it and its weight in each. */
  private readonly having: { texts: number[]; weights: number[] }[];

  constructor(list: readonly Features[]) {
    for (const features of list)
      for (const name of features.keys()) {
        const id = this.numbers.get(name) ?? this.numbers.size;
        this.numbers.set(name, id);
        this.counts[id] = (this.counts[id] ?? 0) + 1;
      }
    this.texts = list.map((features) => this.weigh(features, list.length));
    this.having = this.counts.map(() => ({ texts: [], weights: [] }));
    this.texts.forEach(({ ids, weights }, text) => {
      ids.forEach((id, at) => {
        this.having[id]?.texts.push(text);
        this.having[id]?.weights.push(weights[at] ?? 0);
      });
    });
  }

  /** The similarity of a listed text, given by its index, to each text of the list. */
  ofListed(place: number): Float64Array {
    return this.compare(
      this.texts[place] ?? { ids: new Uint32Array(), weights: new Float64Array() },
    );
  }

  /** The similarity of any other text to each text of the list. */
  of(features: Features): Float64Array {
    return this.compare(this.weigh(features, this.texts.length));
  }

  private weigh(features: Features, length: number): Weighed {
    const known = [...features].flatMap(([name, weight]): [number, number][] => {
      const id = this.numbers.get(name);
      // A feature that no listed text has cannot match.
      return id === undefined ? [] : [[id, weight * Math.log(1 + length / (this.counts[id] ?? 1))]];
    });
    const size = Math.sqrt(known.reduce((sum, [, weight]) => sum + weight ** 2, 0)) || 1;
    return {
      ids: Uint32Array.from(known, ([id]) => id),
      weights: Float64Array.from(known, ([, weight]) => weight / size),
    };
  }

  private compare({ ids, weights }: Weighed): Float64Array {
    const likenesses = new Float64Array(this.texts.length);
    ids.forEach((id, at) => {
      const weight = weights[at] ?? 0;
      const { texts = [], weights: others = [] } = this.having[id] ?? {};
      for (let index = 0; index < texts.length; index += 1) {
        const text = texts[index] ?? 0;
        likenesses[text] = (likenesses[text] ?? 0) + weight * (others[index] ?? 0);
      }
    });
    return likenesses;
  }
}
