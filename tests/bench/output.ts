/** What a build leaves on the disk. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type Output = {
  /** Files and bytes of the folder that is served. */
  files: number;
  bytes: number;
  /** Bytes of it that are there a second time, beside the same file of the build. */
  copiedBytes: number;
  /** The manifest that a server reads at its start. */
  manifestBytes: number;
};

/** Measures the output of a build of the site in its folder. */
export function measureOutput(site: string): Output {
  const folder = join(site, '.next/standalone');
  const output: Output = { files: 0, bytes: 0, copiedBytes: 0, manifestBytes: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { size, nlink } = statSync(join(entry.parentPath, entry.name));
    output.files += 1;
    output.bytes += size;
    // A file with one name is a copy; one that is shared with the build has two.
    if (nlink === 1) output.copiedBytes += size;
  }
  output.manifestBytes = readFileSync(join(site, '.next/prerender-manifest.json')).length;
  return output;
}
