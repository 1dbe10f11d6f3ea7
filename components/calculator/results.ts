/** What a result is shown and told with: fetched apart, since the form comes first (late-results.ts). */
export { toAnnouncement } from '@/lib/calculator/summary';
export { ResultsCard } from './results-card';
