import { joinUnits, splitNames } from '@/lib/text/typography';

/** Text in which names such as BPC-157, and numbers with their units, do not wrap. */
export function NoBreak({ text }: { text: string }) {
  return splitNames(joinUnits(text)).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
