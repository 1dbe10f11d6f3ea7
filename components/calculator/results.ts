/** What a result is shown and told with: fetched apart, since the form comes first (late-results.ts). */
export { toGuidanceByTone } from '@/lib/calculator/guidance';
export { toReading } from '@/lib/calculator/reading';
export { toAnnouncement } from '@/lib/calculator/summary';
export { ResultHead, ResultRest } from './result-parts';
