import { joinUnits } from '@/lib/text/typography';
import { NoBreak } from './no-break';

/** Text from content in which numbers keep to their units and names stay on one line. */
export function RichText({ text }: { text: string }) {
  return <NoBreak text={joinUnits(text)} />;
}
