/** Groups items by key; groups and items keep the order of first appearance. */
export function groupInOrder<Item, Key>(
  items: readonly Item[],
  toKey: (item: Item) => Key,
): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}
