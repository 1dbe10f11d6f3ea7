import { splitNames } from '@/lib/text/typography';

/** Letters of a name that fit a phone's line in the largest heading; a longer one may break at its dashes. */
const LONGEST = 14;

/** Text in which names such as BPC-157 stay on one line. */
export function NoBreak({ text }: { text: string }) {
  return splitNames(text).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
