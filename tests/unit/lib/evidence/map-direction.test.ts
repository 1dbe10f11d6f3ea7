import { expect, test } from 'vitest';
import type { Direction } from '@/content/evidence-map';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { judgeCell, judgePaper, type PaperMark } from '@/lib/evidence/map-direction';
import { finding } from '@/tests/fixtures/finding';

const minor = finding({ primary: false });

const better: Partial<Finding> = { result: 'favours intervention' };
const worse: Partial<Finding> = { result: 'favours comparator' };
const same: Partial<Finding> = { result: 'no clear difference' };

test.each<[string, Partial<Finding>[], Direction]>([
  ['helps where every result does', [better, better], 'helps'],
  ['harms where every result does', [worse], 'harms'],
  ['is mixed where its results differ', [better, same], 'mixed'],
  ['speaks through its main result', [{ ...better, primary: true }, same], 'helps'],
  ['is not saved from a harm by its main result', [{ ...better, primary: true }, worse], 'mixed'],
  ['harms where another result saw no difference', [worse, same], 'harms'],
  ['has no verdict from a description', [{ result: 'descriptive' }], 'open'],
  ['has no verdict from a second-hand reading', [{ ...better, confidence: 'secondary' }], 'open'],
  ['has no verdict from which of two did better', [{ ...worse, tells: 'which of two' }], 'open'],
  ['has no verdict from two together', [{ ...better, tells: 'two together' }], 'open'],
  ["has no verdict from a person's own level", [{ ...worse, tells: 'own level' }], 'open'],
  ['has no verdict from a gain over before', [{ ...better, comparator: 'before' }], 'open'],
  ['harms where people were worse than before', [{ ...worse, comparator: 'before' }], 'harms'],
  ['has no verdict without results', [], 'open'],
])('a paper %s', (_, changes, direction) => {
  expect(judgePaper(changes.map((change) => ({ ...minor, ...change })))).toBe(direction);
});

const trial = (direction: Direction): PaperMark => ({
  kind: 'trial',
  isAnnounced: false,
  direction,
});
const review = (direction: Direction): PaperMark => ({ ...trial(direction), kind: 'review' });
const people = (direction: Direction): PaperMark => ({ ...trial(direction), kind: 'people' });
const announced = (direction: Direction): PaperMark => ({
  ...people(direction),
  isAnnounced: true,
});
const animals: PaperMark = { kind: 'animals', isAnnounced: false, direction: 'untested' };

test.each<[string, PaperMark[], Direction]>([
  ['helps where every trial does', [review('helps'), trial('helps'), animals], 'helps'],
  ['is mixed where one saw no difference', [trial('helps'), trial('none')], 'mixed'],
  ['is mixed where one saw harm', [trial('helps'), review('harms')], 'mixed'],
  ['harms though another saw no difference', [trial('none'), trial('harms')], 'harms'],
  ['leaves out what cannot tell', [trial('open'), trial('helps')], 'helps'],
  ['prefers trials to other studies', [trial('none'), people('helps')], 'none'],
  ['counts a harm that another study saw', [trial('helps'), people('harms')], 'mixed'],
  ['counts a trial that was only announced', [trial('helps'), announced('none')], 'mixed'],
  ['falls back on other studies', [trial('open'), people('helps')], 'helps'],
  ['has no verdict where no paper has', [trial('open'), people('open')], 'open'],
  ['is untested in animals alone', [animals], 'untested'],
])('a cell %s', (_, papers, direction) => {
  expect(judgeCell(papers)).toBe(direction);
});
