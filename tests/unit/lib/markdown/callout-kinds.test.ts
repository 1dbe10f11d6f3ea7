import { expect, test } from 'vitest';
import { helpLink } from '@/content/help-link';
import { parseMarker } from '@/lib/markdown/callout-kinds';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { parseText } from '@/lib/markdown/parse-text';
import { html, plain } from '@/tests/fixtures/article-html';

test.each([1, 2, 3, 4, 5])('[!EVIDENCE %i] has its level and says what it means', (level) => {
  expect(plain(`> [!EVIDENCE ${level}]\n> Why.`)).toContain(
    `Level ${level} of 5, ${evidenceLevels[level - 1]}. Why.`,
  );
});

test.each(['Plain text.', '[link](/x)', '![image](/x)', 'Read [!SAFETY] first', '[@key]'])(
  'a quote that begins with "%s" is neither a callout nor a problem',
  (line) => {
    const { tree, problems } = parseText(`> ${line}`);
    expect(problems).toEqual([]);
    expect(tree.children[0]?.type).toBe('blockquote');
  },
);

test('a callout marker must be the first line of its quote', () => {
  const { problems } = parseText('> Text.\n>\n> [!SAFETY]');
  expect(problems).toEqual([{ line: 3, message: 'put the callout [!SAFETY] first in its quote' }]);
});

test.each(['[!EVIDENCE]', '[!EVIDENCE 0]', '[!EVIDENCE 6]'])('%s needs a level', (line) => {
  expect(parseMarker(line)).toEqual({
    problem: `write the callout as [!EVIDENCE 1] to [!EVIDENCE 5], [!EVIDENCE bpc-157] or [!EVIDENCE semaglutide eye-stroke], not "${line}"`,
  });
});

test.each(['[!STATUS]', '[!STATUS BPC 157]'])('%s needs a substance', (line) => {
  expect(parseMarker(line)).toEqual({
    problem: `write the callout as [!STATUS bpc-157], not "${line}"`,
  });
});

test.each(['[!NOTE]', '[!safety]', '[!SAFETY 1]', '[!Takeaways]', '[!NOT A KIND]', '[!toString]'])(
  '%s is refused with the known kinds',
  (line) => {
    expect(parseMarker(line)).toEqual({
      problem: `unknown callout "${line}"; use [!TAKEAWAYS], [!SAFETY], [!EXAMPLE], [!STATUS bpc-157], [!VERDICT semaglutide weight], [!UNDERWAY tirzepatide], [!FIGURE step-weight], [!FACTBOX semaglutide], [!COUNTS results], [!EXERCISE number] (or choice, order, read, draw, flaw) or [!EVIDENCE 1] to [!EVIDENCE 5], [!EVIDENCE bpc-157] or [!EVIDENCE semaglutide eye-stroke]`,
    });
  },
);

test('a safety note that tells of an emergency ends with one link to whom to call', () => {
  const help = `<p class="no-print"><a href="${helpLink.href}">${helpLink.text}</a></p></div>`;
  const note = (text: string) => html(`> [!SAFETY]\n> ${text}`);
  for (const text of ['Get help at once.', 'A poison centre.', 'Call **the same day**.'])
    expect(note(text)).toContain(help);
  const linked = note(`At once, [call](${helpLink.href}#too-much).`);
  expect(linked.split(helpLink.href)).toHaveLength(2);
  expect(note('Ask a pharmacist.')).not.toContain(helpLink.href);
  expect(html('> [!EXAMPLE]\n> Get help at once.')).not.toContain(helpLink.href);
});
