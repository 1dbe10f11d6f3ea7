import { formatLongDate } from '@/lib/text/format';
import type { RetractionCheck } from './status-schema';

/**
 * Says in sentences how many records were checked against retraction data, how, and what was found. Records added after
 * the check count as not compared.
 */
export function formatRetractionCheck(
  { comparedWith, dataOf, checkedAt, byDoi, byTopic, notices }: RetractionCheck,
  records: number,
): string {
  const retracted = notices.filter(({ kind }) => kind === 'retraction').length;
  const others = notices.length - retracted;
  return [
    `Of ${records} records, ${byDoi} were looked up by their DOI in the ${comparedWith} of ${formatLongDate(dataOf)}`,
    `and ${byTopic} without one were searched for by topic only, on ${formatLongDate(checkedAt)};`,
    `${Math.max(0, records - byDoi - byTopic)} have not been compared.`,
    `${retracted === 0 ? 'No retraction was found' : `Retracted: ${retracted}`};`,
    `corrected, superseded or under a concern: ${others}.`,
  ].join(' ');
}
