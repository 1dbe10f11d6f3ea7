/** Runs after `next build`: completes what it made. How, and why, is written in lib/platform/README.md. */
import { contentDirectory } from '@/lib/content/content-directory';
import { readBuildOutput } from '@/lib/platform/build-output';
import { writePageHeaders } from '@/lib/platform/page-headers';
import { completeStandalone, keepContent } from '@/lib/platform/standalone';

const output = readBuildOutput('.');
writePageHeaders(output);
keepContent('.', contentDirectory());
completeStandalone('.', output.save());
console.log(`Content-Security-Policy written for ${output.pages.length} pages`);
