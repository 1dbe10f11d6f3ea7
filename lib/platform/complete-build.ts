import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILLED_PAGES } from '@/lib/api/filled-page';
import { BUILT_CONTENT } from '@/lib/content/content-directory';
import { drawSamples } from '@/lib/search/draw-answer';
import { readWrittenIndex } from '@/lib/search/index-file';
import { type FinishedBuild, readBuildOutput } from './build-output';
import { toPagePolicy } from './content-security-policy';
import { createEarlyStyles, trimSheets } from './early-style';
import { writeFilesAhead } from './files-ahead';
import { writeOfflineWorker } from './offline-worker';
import { completePages, toPlainPage, writeFileHeaders } from './page-headers';
import { writePocket } from './pocket';
import { toRawHtmlOnce } from './raw-html-once';
import { writeSbom } from './sbom';

/** Addresses that hosts serve from static files, without headers of their own, and the pages these are made from. */
const PLAIN_PAGES: Record<string, string> = { '/404': '_not-found', '/500': '_global-error' };

const SEARCH_PAGE = FILLED_PAGES.search.path.slice(1);

/** Completes a finished build, in the same way for every host. The README of this folder explains how and why. */
export function completeBuild(build: FinishedBuild): void {
  const output = readBuildOutput(build);
  const filledLater = new Map([[SEARCH_PAGE, drawSamples()]]);
  const toStyled = createEarlyStyles(output.readSheet, filledLater);
  completePages(output, [toRawHtmlOnce, toStyled]);
  trimSheets(output);
  writeFilesAhead(output);
  // After all changes to pages, and before the ETags are computed.
  writeOfflineWorker(build.projectDir, output);
  writePocket(build.projectDir, output, readWrittenIndex(join(build.projectDir, BUILT_CONTENT)));
  writeFileHeaders(output);
  for (const { pathname, filePath } of build.outputs.staticFiles) {
    const page = PLAIN_PAGES[pathname];
    if (page) writeFileSync(filePath, toPlainPage(output.readHtml(page)));
  }
  for (const { path, file } of Object.values(FILLED_PAGES))
    keepPage(build, file, output.readHtml(path.slice(1)));
  writeSbom(build.projectDir);
  leaveOutSources(build.outputs);
}

/** Removes the sources of the content, traced from instrumentation.ts, from each function: it reads a built copy. */
function leaveOutSources({ appPages, appRoutes }: FinishedBuild['outputs']): void {
  for (const { assets, assetsHashes } of [...appPages, ...appRoutes])
    for (const name of Object.keys(assets).filter((file) => file.startsWith('content/'))) {
      delete assets[name];
      delete assetsHashes[name];
    }
}

/** Stores a page for the route handler that fills it in; hosts pack each function by its assets. */
function keepPage({ projectDir, outputs }: FinishedBuild, name: string, html: string): void {
  const file = join(projectDir, name);
  const text = JSON.stringify({ html, policy: toPagePolicy(html) });
  writeFileSync(file, text);
  for (const { assets, assetsHashes } of outputs.appRoutes) {
    assets[name] = file;
    assetsHashes[name] = createHash('sha256').update(text).digest('hex');
  }
}
