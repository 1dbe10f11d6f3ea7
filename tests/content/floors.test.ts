import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { floors, formatRules, RULES_FILE } from '../../scripts/floors';

test('the linter uses the rules generated from floors.json', () => {
  expect(readFileSync(RULES_FILE, 'utf8')).toBe(formatRules());
  expect(JSON.parse(readFileSync('biome.json', 'utf8')).extends).toEqual([`./${RULES_FILE}`]);
});

test.each(Object.entries(floors))(
  'every folder of %s is listed in floors.json, in its order',
  (room, order) => {
    const folders = readdirSync(room, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const holding = folders
      .map(({ name }) => name)
      .filter((name) => readdirSync(join(room, name)).length > 0);
    expect(holding.filter((name) => !order.includes(name))).toEqual([]);
  },
);
