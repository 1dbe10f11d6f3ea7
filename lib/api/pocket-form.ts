import type { pocketChoices } from '@/content/pocket';

export type PocketChoiceId = (typeof pocketChoices)[number]['id'];

/** What the build says of a choice: its pages, what is loaded for it, and the bytes of that. */
export type PocketSize = {
  id: PocketChoiceId;
  pages: number;
  bytes: number;
  packs: readonly { address: string; bytes: number }[];
};

/** The file that tells the sizes, /pocket.json. */
export type PocketFile = { version: string; choices: readonly PocketSize[] };

/** What is written into a store last, once all of a copy is in it. */
export type Kept = { choice: string; version: string; bytes: number; day: string };

/** Where that stands in the store. */
export const KEPT_FILE = '/pocket/kept.json';

/** How the names of the stores begin. */
export const POCKET_STORES = 'pocket ';

/** What the worker tells the open pages while it keeps a copy: bytes that have come, or why it stopped. */
export type PocketNews = { pocket: { done: number; of: number } | 'full' | 'broken' };
