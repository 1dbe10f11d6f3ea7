import { expect, test } from 'vitest';
import { parseAnswers } from '@/lib/proof/run-cases';

test('answers are parsed one per line, and blank lines are ignored', () => {
  const answers = parseAnswers(
    '{"id":"a","units":"10"}\n\n{"id":"b","refused":true}\r\n{"id":"c","delivered":["1/2",0.25]}\n',
  );
  expect([...answers]).toEqual([
    ['a', { units: '10' }],
    ['b', { refused: true }],
    ['c', { delivered: ['1/2', 0.25] }],
  ]);
});

test.each(['10', '{"units":"10"}', '{"id":"a","refused":"dose"}', '{"id":"a","units":{}}', 'no'])(
  '%s is refused with an example of a valid answer',
  (line) => {
    expect(() => parseAnswers(`{"id":"a"}\n${line}`)).toThrow(
      /^line 2 of the answers is no answer: .*expected \{"id": "units-plain", "units": "10"\}$/,
    );
  },
);
