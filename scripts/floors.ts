/**
 * Writes biome.floors.json from floors.json, the order of rooms and of the folders inside them, lowest
 * first: a file imports only from its own folder and from those before it. Nothing that is served imports
 * the `unserved` folders of lib, which are for scripts, tests and the server around the pages. `npm run
 * check` refuses the rest, and any circle of files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

export const RULES_FILE = 'biome.floors.json';

const order = z.array(z.string());
const { rooms, unserved, ...folders } = z
  .object({ rooms: order, components: order, lib: order, unserved: order })
  .parse(JSON.parse(readFileSync('floors.json', 'utf8')));

/** The folders of each room that has floors, lowest first. */
export const floors: Readonly<Record<string, readonly string[]>> = folders;

/** The lint rules as the text of biome.floors.json. */
export function formatRules(): string {
  const overrides = rooms.flatMap((room) => [
    toOverride(`${room}/**`, toPatterns(room)),
    ...(floors[room] ?? []).map((folder) =>
      toOverride(`${room}/${folder}/**`, toPatterns(room, folder)),
    ),
  ]);
  const noImportCycles = { level: 'error', options: { ignoreTypes: false } };
  const rules = {
    linter: { rules: { suspicious: { noImportCycles } } },
    overrides,
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}

/** What a file of a room, and of a folder in it, may not import. */
function toPatterns(room: string, folder?: string): string[] {
  const rest = [...rooms.slice(rooms.indexOf(room) + 1), 'tests'];
  const list = folder ? (floors[room] ?? []) : [];
  const higher = list.slice(list.indexOf(folder ?? '') + 1);
  const isServed = room === 'components' || room === 'app';
  return [
    ...(isServed ? unserved.map((name) => `@/lib/${name}/**`) : []),
    ...rest.flatMap((name) => [`@/${name}/**`, `../**/${name}/**`]),
    ...higher.flatMap((name) => [`@/${room}/${name}/**`, `../**/${name}/**`]),
  ];
}

function toOverride(files: string, group: readonly string[]) {
  const message = 'This import climbs: floors.json says what may import what.';
  const paths = { 'next/link': 'A plain link is followed by components/layout/follow-links.tsx.' };
  const options = { paths, patterns: [{ group, message }] };
  return {
    includes: [files],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(RULES_FILE, formatRules());
  console.log(`${RULES_FILE} written`);
}
