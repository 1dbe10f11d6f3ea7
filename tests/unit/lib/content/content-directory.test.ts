import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILT_CONTENT, contentDirectory } from '@/lib/content/content-directory';
import { type Folder, makeFolder } from '@/tests/fixtures/folder';

let root: Folder;

beforeEach(() => {
  root = makeFolder();
  vi.spyOn(process, 'cwd').mockReturnValue(root.path);
  vi.stubEnv('CONTENT_DIR', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Makes the content copy that a build leaves behind. */
const leaveBuiltContent = () => root.write(`${BUILT_CONTENT}/a.md`, '');
const edited = () => path.join(root.path, 'content');

test('content is read from the folder that authors edit', () => {
  leaveBuiltContent();
  expect(contentDirectory()).toBe(edited());
});

test('a build reads what authors edit, even if an earlier build left a copy', () => {
  leaveBuiltContent();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  expect(contentDirectory()).toBe(edited());
});

test('a running server reads the content its build was made from', () => {
  leaveBuiltContent();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('NEXT_PHASE', 'phase-production-server');
  expect(contentDirectory()).toBe(path.join(root.path, BUILT_CONTENT));
});

test('a running server without that copy reads what authors edit', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(contentDirectory()).toBe(edited());
});

test('CONTENT_DIR takes precedence over all of these', () => {
  leaveBuiltContent();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('CONTENT_DIR', '/elsewhere');
  expect(contentDirectory()).toBe('/elsewhere');
});
