import { describe, expect, test } from 'vitest';
import * as calculator from '@/content/calculator';
import { educationTopics } from '@/content/education/topics';
import { site } from '@/content/site';
import { toCitedText } from '@/lib/glossary/cited-text';
import { readLearnFiles, selectLearnContent } from '@/lib/learn/learn';
import { guidePath, lessonPath, topicPath } from '@/lib/learn/page-paths';
import { countParts } from '@/lib/learn/study-time';
import { toBlocks, toCitedKeys, toProse } from '@/lib/markdown/blocks';
import { PRACTICE_STORAGE_KEY, SET_ASIDE_KEY } from '@/lib/practice/kept';
import { toReadingGrade } from '@/lib/text/reading-grade';
import { readableText } from './articles';

/** Words that claim more than any study here shows. */
const overclaims = /\b(?:heals|cures|boosts|detoxif\w+|miracle|guaranteed?|risk-free)\b/i;

/** Every text of the education section, the guides and the company pages as authors wrote it. */
const learn = selectLearnContent(readLearnFiles());

const lessons = learn.topics.flatMap((topic) =>
  topic.lessons.map((lesson) => ({ ...lesson, path: lessonPath(topic, lesson) })),
);

/** All of them with their path, and the texts of their lists. */
const learnTexts = [
  ...learn.topics.map((topic) => ({
    ...topic,
    path: topicPath(topic),
    lists: [...topic.keyTopics, ...topic.outcomes],
  })),
  ...lessons.map((lesson) => ({ ...lesson, lists: [] })),
  ...learn.guides.map((guide) => ({
    ...guide,
    path: guidePath(guide),
    lists: [...guide.tips, ...guide.warnings],
  })),
  ...learn.pages.map((page) => ({ ...page, path: `/${page.slug}`, lists: [] })),
];

test('there are lessons, guides and pages at the addresses of the specification', () => {
  const guides = ['beginners', 'safety'];
  expect(learn.guides.map(({ slug }) => slug)).toEqual(expect.arrayContaining(guides));
  const pages = 'about accessibility careers contact disclaimer editorial privacy terms'.split(' ');
  expect(learn.pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(pages));
  for (const { slug, lessons: modules } of learn.topics) {
    expect(modules.length, slug).toBeGreaterThanOrEqual(4);
    expect(modules.length, slug).toBeLessThanOrEqual(7);
  }
  expect(lessons.length).toBeGreaterThanOrEqual(44);
});

test('every topic is named as related by another', () => {
  const related = new Set(learn.topics.flatMap((topic) => topic.related));
  expect(educationTopics.filter((slug) => !related.has(slug))).toEqual([]);
});

describe.each(lessons)('lesson $path', ({ document }) => {
  test('has 800 to 1,400 words and a figure', () => {
    const { words, figures } = countParts(document);
    expect(words).toBeGreaterThanOrEqual(800);
    expect(words).toBeLessThanOrEqual(1400);
    expect(figures).toBeGreaterThanOrEqual(1);
  });

  test('ends with common mistakes, five lines and exercises', () => {
    const blocks = toBlocks(document.text.tree);
    const parts = blocks.filter(({ kind, headings }) => kind === 'heading' && !headings.length);
    expect(parts.map(({ text }) => text).slice(-3)).toEqual([
      'Common mistakes',
      'In five lines',
      'Try it',
    ]);
    const lines = blocks.filter(
      ({ kind, headings }) => kind === 'item' && headings[0] === 'In five lines',
    );
    expect(lines).toHaveLength(5);
  });

  test('cites at least one publication', () => {
    expect(toCitedKeys(document.text.tree)).not.toEqual([]);
  });
});

describe.each(learnTexts)('$path', ({ title, description, document, lists }) => {
  test('is written for readers of 12 to 14 years', () => {
    expect(toReadingGrade(toProse(toBlocks(document.text.tree)))).toBeLessThanOrEqual(9);
  });

  const text = [title, description, readableText(document), ...lists].join('\n');

  test('makes no exaggerated claims outside quotations', () => {
    const own = text.replace(/"[^"]*"/g, '').replace(/^Words to .*$/gm, '');
    expect(own.split('\n').filter((line) => overclaims.test(line))).toEqual([]);
  });
});

test('wherever 30 days are named, the date on the label is said to come first if sooner', () => {
  for (const { path, content } of learnTexts) {
    for (const line of content.split('\n').filter((part) => /within 30 days/.test(part))) {
      expect(line, path).toMatch(/date on the label, whichever is sooner/);
    }
  }
});

const pageText = (slug: string) => learn.pages.find((page) => page.slug === slug)?.content ?? '';

test('the privacy page names every storage key that the code uses', () => {
  expect(pageText('privacy')).toContain(`\`${site.themeStorageKey}\``);
  const kept = Object.entries(calculator).filter(([name]) => name.endsWith('_STORAGE_KEY'));
  for (const key of [...kept.map(([, value]) => value), PRACTICE_STORAGE_KEY, SET_ASIDE_KEY])
    expect(pageText('privacy')).toContain(`\`${key}\``);
  expect(pageText('privacy')).toContain('We set no cookies.');
  expect(pageText('privacy')).toContain('it makes no network call and stores nothing');
});

test.each([
  ['about', ['How we work', 'Bylines', 'How we correct mistakes', 'Shop']],
  ['editorial', ['How an article is made', 'How numbers are checked', 'How we grade evidence']],
  ['accessibility', ['What was tested', 'What we know is missing', 'Whom to tell']],
])('the page %s has the sections that its readers look for', (page, expected) => {
  const found = learn.pages.find(({ slug }) => slug === page);
  expect(found && toCitedText(found.document).sections.map(({ text }) => text)).toEqual(
    expect.arrayContaining(expected),
  );
});

test('no page gives an email address other than that of the site', () => {
  for (const { content, slug } of learn.pages) {
    const addresses = content.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g) ?? [];
    expect(
      addresses.filter((address) => address !== site.contactEmail),
      slug,
    ).toEqual([]);
  }
});

test('the contact page gives our address and has no form', () => {
  expect(pageText('contact')).toContain(`mailto:${site.contactEmail}`);
  expect(pageText('contact')).not.toMatch(/<form|\[form/i);
});

test('the disclaimer says that this is no medical advice and recommends no dose', () => {
  expect(pageText('disclaimer')).toContain('This is not medical advice');
  expect(pageText('disclaimer')).toContain('We recommend no dose');
});
