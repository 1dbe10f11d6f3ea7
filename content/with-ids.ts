/** Turns entries keyed by id into a list in the same order, each entry with its `id`. */
export function withIds<Id extends string, Entry extends object>(
  entries: Readonly<Record<Id, Entry>>,
): readonly (Entry & { id: Id })[] {
  return (Object.keys(entries) as Id[]).map((id) => ({ ...entries[id], id }));
}
