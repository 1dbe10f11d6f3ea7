/** The code that shows and announces a result, in a chunk loaded after the form (late-results.ts). */
export { toGuidanceByTone } from '@/lib/calculator/guidance';
export { toReading } from '@/lib/calculator/reading';
export { toAnnouncement } from '@/lib/calculator/summary';
export { ResultHead, ResultRest } from './result-parts';
