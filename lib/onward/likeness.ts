/** How much of a feature a text has, by the feature's name: terms, substances, citations, tags. */
export type Features = ReadonlyMap<string, number>;

/** The features of a text by their numbers, each weighed, all texts of one length. */
type Weighed = { ids: Uint32Array; weights: Float64Array };

/**
 * Compares texts with a list of texts: gives for each of the list how like it is, from 0 to 1, the cosine of their
 * features, of which those weigh more that few of the list have. Read feature by feature from the texts that have
 * it, since most texts share few: to compare each pair in full took a build of thousands of articles minutes.
 */
export class Likeness {
  private readonly numbers = new Map<string, number>();
  /** In how many texts of the list each feature is. */
  private readonly counts: number[] = [];
  private readonly texts: Weighed[];
  /** For each feature the texts that have it, and how much. */
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

  /** The likeness of a text of the list, by its place there, to each of the list. */
  ofListed(place: number): Float64Array {
    return this.compare(
      this.texts[place] ?? { ids: new Uint32Array(), weights: new Float64Array() },
    );
  }

  /** The likeness of any other text to each of the list. */
  of(features: Features): Float64Array {
    return this.compare(this.weigh(features, this.texts.length));
  }

  private weigh(features: Features, length: number): Weighed {
    const known = [...features].flatMap(([name, weight]): [number, number][] => {
      const id = this.numbers.get(name);
      // What no text of the list has makes nothing alike.
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
