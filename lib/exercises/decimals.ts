/**
 * Converts non-negative decimals in plain digits ('0.75') to integers of one scale, so that they are compared exactly:
 * whether an answer is right never depends on floating point.
 */
export function toIntegers<Texts extends readonly string[]>(
  ...decimals: Texts
): { [Index in keyof Texts]: bigint } {
  const places = Math.max(...decimals.map((text) => text.split('.')[1]?.length ?? 0));
  return decimals.map((text) => {
    const [whole = '', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(places, '0'));
  }) as { [Index in keyof Texts]: bigint };
}

/** Whether `given` is within `tolerance` of `value`, all three as integers of one scale. */
export function isWithin(given: bigint, value: bigint, tolerance: bigint): boolean {
  const difference = given > value ? given - value : value - given;
  return difference <= tolerance;
}
