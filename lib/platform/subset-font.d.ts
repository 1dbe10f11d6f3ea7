/** The types of what scripts use of subset-font, which has none. */
declare module 'subset-font' {
  /** Returns a font with only the given characters. Throws when `font` is not a font. */
  function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** The range of each axis to keep, or the value to fix it at. */
      variationAxes: Record<string, { min: number; max: number } | number>;
      /** Keeps all features when absent. */
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
