/** A molecular formula with its counts lowered; words stay as they are. */
export function Formula({ text }: { text: string }) {
  if (text.includes(' ')) return text;
  return text.split(/(\d+)/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula have no identity but their place
    index % 2 === 1 ? <sub key={index}>{part}</sub> : part,
  );
}
