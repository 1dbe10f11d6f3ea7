import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildOutput } from './build-output';
import { ENDINGS } from './compress-answers';

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes each script, style and drawing of the build compressed beside it, as small as can be: nginx serves these
 * files as they are, and so does our own server. Pages are not among them: at these levels each would cost the build
 * as much as all else that is done for it, and a process compresses one once.
 */
export async function writeCompressedAssets(output: BuildOutput): Promise<void> {
  const { assets, readAsset, writeAsset } = output;
  const texts = assets.filter((address) => /\.(?:js|css|svg)$/.test(address));
  await Promise.all(
    texts.map(async (address) => {
      const data = readAsset(address);
      const [brotli, gzipped] = await Promise.all([
        pack.br(data, BEST),
        pack.gzip(data, { level: 9 }),
      ]);
      writeAsset(address + ENDINGS.br, brotli);
      writeAsset(address + ENDINGS.gzip, gzipped);
    }),
  );
}
