/** What the build uses of subset-font, which comes without types. */
declare module 'subset-font' {
  /** A font of the given characters alone. Throws when `font` is none. */
  function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** The part of each axis that is kept, or the one place on it. */
      variationAxes: Record<string, { min: number; max: number } | number>;
      /** All when absent. */
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
