import type { pocketChoices } from '@/content/pocket';

/** An offline copy as the build describes it: number of pages, size in bytes and packs. */
export type PocketSize = {
  id: (typeof pocketChoices)[number]['id'];
  pages: number;
  bytes: number;
  packs: readonly { address: string; bytes: number }[];
};

/** The content of /pocket.json, which lists the sizes of the copies. */
export type PocketFile = { version: string; choices: readonly PocketSize[] };

/** The record of a copy, written into its store last, once the copy is complete. */
export type KeptCopy = { choice: string; version: string; bytes: number; day: string };

/** The key of this record in the store. */
export const KEPT_FILE = '/pocket/kept.json';

/** The prefix of the names of these stores. */
export const POCKET_STORES = 'pocket ';

/** Messages of the worker to open pages during a download: its progress in bytes, or why it failed. */
export type PocketNews = { pocket: { done: number; of: number } | 'full' | 'broken' };
