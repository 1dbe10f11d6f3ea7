/**
 * Decimals above or at 0, written as plain digits ('0.75'), as whole numbers of one common size, so that they are
 * compared exactly: no floating point takes part in saying whether an answer is right.
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

/** Whether `given` lies within `tolerance` of `value`, all three as whole numbers of one size. */
export function isWithin(given: bigint, value: bigint, tolerance: bigint): boolean {
  const difference = given > value ? given - value : value - given;
  return difference <= tolerance;
}
