import { SEARCH_PATH } from '@/content/paths';
/** Runs after `next build`: completes what it made. How, and why, is written in lib/platform/README.md. */
import { BUILT_CONTENT, contentDirectory } from '@/lib/content/content-directory';
import { readBuildOutput, refuseShape } from '@/lib/platform/build-output';
import { completePages } from '@/lib/platform/complete-pages';
import { writeCompressedAssets } from '@/lib/platform/compress-assets';
import { writeCutFonts } from '@/lib/platform/cut-fonts';
import { createEarlyStyles } from '@/lib/platform/early-style';
import { writeOfflineWorker } from '@/lib/platform/offline-worker';
import { writeFileHeaders } from '@/lib/platform/page-headers';
import { toRawHtmlOnce } from '@/lib/platform/raw-html-once';
import { writeSbom } from '@/lib/platform/sbom';
import { drawStandIns } from '@/lib/platform/stand-in-fonts';
import { completeStandalone, keepContent } from '@/lib/platform/standalone';
import { drawSamples } from '@/lib/search/draw-answer';
import { writeSiteIndex } from '@/lib/search/index-file';
import { buildSiteIndex } from '@/lib/search/site-index';

const output = readBuildOutput('.');
const fonts = [...(await writeCutFonts(output)), ...drawStandIns()];
const filledLater = new Map([[SEARCH_PATH.slice(1), drawSamples()]]);
const toStyled = createEarlyStyles(output.readAsset, filledLater, fonts);
completePages(output, [toRawHtmlOnce, toStyled]);
// After what changes pages, and before its own tag is drawn.
writeOfflineWorker('.', output);
writeFileHeaders(output);
await writeCompressedAssets(output);
keepContent('.', contentDirectory());

// As the server will read it: from the copy, all of which was checked before the build.
Object.assign(process.env, { NODE_ENV: 'production', CONTENT_DIR: BUILT_CONTENT });
const index = buildSiteIndex();
for (const { slug } of index.posts) {
  // A post that becomes due while the site is built.
  if (!output.pages.includes(`blog/${slug}`)) refuseShape(`no page of the article ${slug}`);
}
writeSiteIndex(BUILT_CONTENT, index);

const started = performance.now();
const folder = completeStandalone('.', [...output.save(), writeSbom('.')]);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Content-Security-Policy written for ${output.pages.length} pages`);
if (folder) {
  console.log(
    `Folder to serve: ${folder.shared} files shared, ${folder.copied} copied, in ${seconds} s`,
  );
}
console.log(`Search index written for ${index.entries.length} entries`);
