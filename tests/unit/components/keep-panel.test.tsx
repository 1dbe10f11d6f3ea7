// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeepPanel } from '@/components/practice/keep-panel';
import { SetResult } from '@/components/practice/set-result';
import { changeKept, clearKept, exportKept, importKept } from '@/components/practice/use-practice';
import { withAnswer } from '@/lib/practice/kept';
import type { ProblemSet } from '@/lib/practice/sets';

const practise = (family: 'mass' | 'read') =>
  changeKept((kept) => withAnswer(kept, family, 'r', '2026-11-28'));
const families = () => Object.keys(JSON.parse(exportKept()).families);

test('a reset can be undone until something new is practised', () => {
  act(() => practise('mass'));
  render(<KeepPanel />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Reset everything');
  expect(families()).toEqual([]);
  press('Undo: bring it back');
  expect(families()).toEqual(['mass']);
  press('Reset everything');
  act(() => practise('read'));
  expect(screen.queryByRole('button', { name: 'Undo: bring it back' })).toBeNull();
  expect(families()).toEqual(['read']);
});

test('opening a saved file can be undone', () => {
  clearKept();
  practise('mass');
  const file = exportKept();
  clearKept();
  practise('read');
  const replaced = importKept(file);
  expect(families()).toEqual(['mass']);
  expect(replaced?.by).toBe(exportKept());
  replaced?.restore();
  expect(families()).toEqual(['read']);
  expect(importKept('{"spoilt')).toBeUndefined();
});

test('the result of a set takes the focus', () => {
  const set: ProblemSet = { families: ['mass'], count: 1, seed: 3 };
  render(<SetResult open={{ set, marks: ['r'], isPlacement: false }} onPractise={() => {}} />);
  expect(document.activeElement?.textContent).toBe('Set 3: result');
});
