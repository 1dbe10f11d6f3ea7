// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SheetTool } from '@/components/calculator/sheet/sheet-tool';
import { SHEET_STORAGE_KEY } from '@/content/calculator';
import { emptySheet, formatSheet, parseSheet } from '@/lib/labels/own-sheet';

const KEEP = 'Keep this sheet on this device';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  storeElsewhere('warfarin');
});

/** Stores a sheet as another tab does. */
function storeElsewhere(medicines: string) {
  localStorage.setItem(SHEET_STORAGE_KEY, formatSheet({ ...emptySheet, medicines }));
  act(() => void window.dispatchEvent(new Event('storage')));
}
const show = () => act(async () => void render(<SheetTool example="Example" />));
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const stored = () => parseSheet(localStorage.getItem(SHEET_STORAGE_KEY) ?? '');
const isTicked = () => screen.getByLabelText<HTMLInputElement>(KEEP).checked;

test('a sheet that is no longer kept stays on the page, and can be kept again', async () => {
  await show();
  fireEvent.click(screen.getByLabelText(KEEP));
  expect(stored()).toBeUndefined();
  expect(field('Other medicines').value).toBe('warfarin');
  type('Questions to ask', 'When?');
  expect(stored()).toBeUndefined();
  fireEvent.click(screen.getByLabelText(KEEP));
  expect(stored()).toMatchObject({ medicines: 'warfarin', questions: 'When?' });
});

test('a kept sheet follows other tabs, and never writes older text over theirs', async () => {
  await show();
  type('Questions to ask', 'When?');
  storeElsewhere('warfarin, insulin');
  expect(field('Other medicines').value).toBe('warfarin, insulin');
  type('Reactions and allergies', 'None');
  expect(stored()).toMatchObject({ medicines: 'warfarin, insulin', reactions: 'None' });
});

test('a sheet that is not kept stays when another tab keeps its own', async () => {
  localStorage.clear();
  await show();
  type('Other medicines', 'aspirin');
  storeElsewhere('warfarin');
  expect(field('Other medicines').value).toBe('aspirin');
  expect(isTicked()).toBe(false);
  type('Questions to ask', 'When?');
  expect(stored()).toMatchObject({ medicines: 'warfarin', questions: '' });
});

test('what was typed is there after leaving the page, and clearing it can be undone', async () => {
  storeElsewhere('');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  await show();
  const long = 'Medicine 10 mg, '.repeat(50);
  type('Other medicines', long);
  cleanup();
  await show();
  expect(field('Other medicines').value).toBe(long);
  press('Clear the sheet');
  expect(field('Other medicines').value).toBe('');
  expect(screen.getByText('Cleared.').role).toBe('status');
  press('Undo: bring it back');
  expect(field('Other medicines').value).toBe(long);
  press('Clear the sheet');
  type('Questions to ask', 'When?');
  expect(screen.queryByText('Undo: bring it back')).toBeNull();
});

test('adding or removing a substance leads to the field for one', async () => {
  await show();
  const focused = () => document.activeElement?.id;
  for (let number = 2; number <= 8; number++) fireEvent.click(screen.getByText('Add a substance'));
  expect(focused()).toBe('sheet-7-what');
  fireEvent.click(screen.getByText('Remove substance 8'));
  expect(focused()).toBe('sheet-6-what');
  expect(screen.getByText('Substance 8 removed.').role).toBe('status');
  fireEvent.click(screen.getByText('Remove substance 1'));
  expect(focused()).toBe('sheet-0-what');
});
