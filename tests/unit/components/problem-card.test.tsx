// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProblemCard } from '@/components/practice/problem-card';
import { loadJudging } from '@/components/practice/use-problem';
import { generate } from '@/lib/practice/generate';
import { PRACTICE_STORAGE_KEY, readKept } from '@/lib/practice/kept';

test('after "Show the way" Enter in the field marks nothing more', async () => {
  await loadJudging();
  const problem = generate('strength', 1);
  const onMark = vi.fn();
  render(
    <ProblemCard
      problem={problem}
      title="Problem 1"
      isTrueLength={false}
      onMark={onMark}
      onNext={() => {}}
    />,
  );
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: problem.value } });
  for (const number of [1, 2, 3])
    fireEvent.click(screen.getByRole('button', { name: `Hint ${number} of 3` }));
  expect(document.activeElement?.textContent).toBe('Show the way');
  fireEvent.click(screen.getByRole('button', { name: 'Show the way' }));
  await act(async () => {
    fireEvent.submit(field);
    await loadJudging();
  });
  expect(onMark.mock.calls).toEqual([['m']]);
  expect(readKept(localStorage.getItem(PRACTICE_STORAGE_KEY) ?? '')).toMatchObject({ run: 0 });
});

test('while an answer is being judged, hints and the way wait', async () => {
  const problem = generate('strength', 2);
  const onMark = vi.fn();
  const told = { title: 'Problem 2', isTrueLength: false, onNext: () => {} };
  render(<ProblemCard problem={problem} {...told} onMark={onMark} />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: problem.value } });
  await act(async () => {
    fireEvent.submit(field);
    fireEvent.click(screen.getByRole('button', { name: 'Hint 1 of 3' }));
    await loadJudging();
  });
  expect(onMark.mock.calls).toEqual([['r']]);
});
