import { expect, test } from 'vitest';
import { evidenceLevels, parseCalloutMarker } from '@/lib/markdown/evidence-levels';

test.each(['TAKEAWAYS', 'SAFETY'])('[!%s] announces that callout', (kind) => {
  expect(parseCalloutMarker(` [!${kind}] `)).toEqual({ kind });
});

test.each([1, 2, 3, 4, 5])('[!EVIDENCE %i] carries its level and what it means', (level) => {
  expect(parseCalloutMarker(`[!EVIDENCE ${level}]`)).toEqual({
    kind: 'EVIDENCE',
    level,
    meaning: evidenceLevels[level - 1],
  });
});

test.each(['', 'Plain text.', '[link](/x)', '![image](/x)', 'Read [!SAFETY] first', '[@key]'])(
  '"%s" announces nothing',
  (line) => {
    expect(parseCalloutMarker(line)).toBeUndefined();
  },
);

test.each(['[!EVIDENCE]', '[!EVIDENCE 0]', '[!EVIDENCE 6]'])('%s asks for a level', (line) => {
  expect(() => parseCalloutMarker(line)).toThrow('[!EVIDENCE 1] to [!EVIDENCE 5]');
});

test.each(['[!NOTE]', '[!safety]', '[!SAFETY 1]', '[!Takeaways]'])(
  '%s is refused with the kinds there are',
  (line) => {
    expect(() => parseCalloutMarker(line)).toThrow(
      `unknown callout "${line}"; use [!TAKEAWAYS], [!SAFETY], [!EXAMPLE], [!STATUS bpc-157] or [!EVIDENCE 1]`,
    );
  },
);
