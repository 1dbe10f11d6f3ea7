import { joinUnits } from '@/lib/text/typography';
import { NoBreak } from './no-break';

/** Plain text with its numbers kept beside their units and its names on one line. */
export function Typeset({ text }: { text: string }) {
  return <NoBreak text={joinUnits(text)} />;
}
