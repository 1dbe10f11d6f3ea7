import { fetchJson } from '@/lib/api/fetch-json';
import { loadOnce } from '@/lib/api/keep';
import type { NavGroup, NavSection } from '@/lib/records/navigation';

/**
 * The file with the links of both menus, fetched when a menu is hovered, focused or opened. As
 * props they would add 1.6 kB to the HTML of each page, and few visits open a menu.
 */
const MENU_FILE = '/menu.json';

export type MenuData = { groups: readonly NavGroup[]; mobileSections: readonly NavSection[] };

const kept = new Map<string, Promise<MenuData>>();

/** Fetches the links of the menus, once per visit. Throws when that fails; the next call retries. */
export function loadMenuData(): Promise<MenuData> {
  return loadOnce(kept, MENU_FILE, () => fetchJson({ queryKey: [MENU_FILE] }).then(parseMenuData));
}

function parseMenuData(answer: unknown): MenuData {
  const { groups, mobileSections }: Record<string, unknown> = Object(answer);
  if (!Array.isArray(groups) || !Array.isArray(mobileSections))
    throw new Error('The answer holds no menus.');
  return { groups, mobileSections };
}
