/**
 * The peptides whose name or benefits hold every word of the text, whatever the case. A blank text
 * keeps them all.
 */
export function searchCategory<T extends { name: string; benefits: readonly string[] }>(
  members: readonly T[],
  text: string,
): T[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return members.filter(({ name, benefits }) => {
    const searched = [name, ...benefits].join('\n').toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
