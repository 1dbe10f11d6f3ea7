/**
 * Generates biome.floors.json, the lint rules for import layers, from floors.json: the top-level folders
 * (rooms) and the folders inside them, lowest first. A file may import only from its own folder and from those
 * before it. Nothing in app or components may import the `unserved` folders of lib, which are for scripts, tests
 * and the server around the pages. `npm run check` reports other imports, and import cycles.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

export const RULES_FILE = 'biome.floors.json';

const order = z.array(z.string());
const { rooms, unserved, ...folders } = z
  .object({ rooms: order, components: order, lib: order, unserved: order })
  .parse(JSON.parse(readFileSync('floors.json', 'utf8')));

/** The folders of each room that is divided into layers, lowest first. */
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

/** The import patterns forbidden to the files of a room, or of a folder in it. */
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
