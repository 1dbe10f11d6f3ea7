import { encode } from 'uqr';

/** Modules of white that a reader needs around the code. */
const QUIET = 4;

/** The outline of a QR code (15 % of it may be lost), one unit to the module, its white border within `size`. */
export function toQrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: path.join('') };
}
