import { encode } from 'uqr';

/** Width in modules of the white border that a scanner needs around the code. */
const QUIET = 4;

/** SVG path of a QR code (recovers from 15% damage), one unit per module; `size` includes the white border. */
export function toQrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: path.join('') };
}
