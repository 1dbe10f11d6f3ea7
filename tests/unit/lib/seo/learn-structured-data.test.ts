import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getGuide, getLessonView, getTopic, getWrittenPage } from '@/lib/learn/education';
import {
  getCourseData,
  getCourseListData,
  getGuideData,
  getLessonData,
  getWrittenPageData,
} from '@/lib/seo/learn-structured-data';
import {
  lessonSource,
  pageSource,
  writeContentDirectory,
} from '@/tests/fixtures/content-directory';

let removeContent: () => void;

beforeAll(() => {
  removeContent = writeContentDirectory({}, undefined, {
    'education/safety/2-second.md': lessonSource(
      { title: 'Second of safety', level: 'Advanced' },
      `${'word '.repeat(150)}\n\n`.repeat(79),
    ),
    'pages/privacy.md': pageSource({ title: 'Privacy' }),
    'pages/contact.md': pageSource({ title: 'Contact' }),
  });
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://example.org');
});
afterAll(() => removeContent());

const provider = { '@type': 'Organization', name: 'Amide Academy', url: 'https://example.org/' };

test('a topic states what its page shows, with absolute addresses and ISO durations', () => {
  expect(getCourseData(getTopic('safety'))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'About safety',
    url: 'https://example.org/education/safety',
    provider,
    timeRequired: 'PT1H20M',
    about: [{ '@type': 'Thing', name: 'A key topic' }],
    teaches: ['An outcome'],
    coursePrerequisites: [{ '@type': 'Course', url: 'https://example.org/education/fundamentals' }],
    hasPart: [
      { '@type': 'LearningResource', name: 'First of safety', timeRequired: 'PT1M', position: 1 },
      { timeRequired: 'PT1H19M', url: 'https://example.org/education/safety/second' },
    ],
  });
});

test('a lesson states its level, its time and its course', () => {
  const view = getLessonView('safety', 'second');
  expect(view && getLessonData(view)).toMatchObject({
    '@type': 'LearningResource',
    url: 'https://example.org/education/safety/second',
    educationalLevel: 'Advanced',
    timeRequired: 'PT1H19M',
    position: 2,
    dateModified: '2026-02-01T00:00:00.000Z',
    isPartOf: { '@type': 'Course', url: 'https://example.org/education/safety' },
  });
});

test('the course of an audience is named by its place on their page', () => {
  expect(getCourseData(getTopic('public')).url).toBe('https://example.org/education/public#course');
});

test('the map of the courses lists them in its order', () => {
  expect(getCourseListData([getTopic('safety')])).toMatchObject({
    '@type': 'ItemList',
    url: 'https://example.org/education',
    itemListElement: [{ position: 1, item: { '@type': 'Course', name: 'About safety' } }],
  });
});

test('a guide states that it is one', () => {
  const guide = getGuide('beginners');
  expect(guide && getGuideData(guide)).toMatchObject({
    '@type': 'LearningResource',
    learningResourceType: 'Guide',
    url: 'https://example.org/guides/beginners',
  });
});

test.each([
  ['about', 'AboutPage'],
  ['contact', 'ContactPage'],
  ['privacy', 'WebPage'],
])('/%s states that it is a %s', (slug, type) => {
  const page = getWrittenPage(slug);
  expect(page && getWrittenPageData(page)).toMatchObject({
    '@type': type,
    url: `https://example.org/${slug}`,
    publisher: provider,
  });
});
