import { CALCULATOR_PATH } from '@/content/calculator';
import { type MethodSection, method } from '@/content/calculator-method';
import { HALF_LIFE_PATH, halfLifeFormulas, halfLifeLimits } from '@/content/half-life-tool';
import { PRACTICE_PATH, practicePage } from '@/content/practice';
import { labFormulas, labLimits, SEQUENCE_LAB_PATH, sequenceLabPage } from '@/content/sequence-lab';
import { getPosts } from '@/lib/articles/posts';
import type { MarkdownDocument } from '@/lib/content/document';
import { memoise } from '@/lib/content/memoise';
import { ofText } from '@/lib/content/of-text';
import { getLearnContent } from '@/lib/learn/learn';
import { guidePath, lessonPath, topicPath } from '@/lib/learn/page-paths';
import type { Topic } from '@/lib/learn/schemas';
import { toCitedKeys } from '@/lib/markdown/blocks';
import { toPlainText } from '@/lib/markdown/plain-text';
import { caseStudyRecords } from '@/lib/records/case-studies';
import { infographicRecords } from '@/lib/records/infographics';
import { protocolRecords } from '@/lib/records/protocols';
import { toResourcePath } from './resource-pages';

/** What a place of the site is, in the words of a link to it. */
export type SitePageKind =
  | 'Article'
  | 'Course'
  | 'Lesson'
  | 'Guide'
  | 'Protocol'
  | 'Case study'
  | 'Figure'
  | 'Tool';

/** What teaches, and what shows how something is done. */
export const TAUGHT: readonly SitePageKind[] = ['Lesson', 'Guide'];
export const METHODS: readonly SitePageKind[] = ['Protocol', 'Figure'];

/** A page, or a part of one with its own anchor, that other pages can lead to. */
export type SitePage = {
  kind: SitePageKind;
  path: string;
  title: string;
  description: string;
  tags: readonly string[];
  /** What a reader sees there, in plain words. */
  text: string;
  /** The publications that it cites. */
  keys: readonly string[];
};

const calculatorMethod: readonly MethodSection[] = method;
const limits: readonly { text: string; sources?: readonly string[] }[] = halfLifeLimits;

/** Every place that has a subject: articles newest first, then what is taught, then the resources and tools. */
export const getSitePages: () => readonly SitePage[] = memoise('site-pages', () => [
  ...getPosts().map((post) => toWritten('Article', `/blog/${post.slug}`, post, post.tags)),
  ...toLearnPages(),
  ...toResourceParts(),
  ...toTools(),
]);

type Written = { title: string; description: string; document: MarkdownDocument };

function toWritten(
  kind: SitePageKind,
  path: string,
  { title, description, document }: Written,
  tags: readonly string[] = [],
): SitePage {
  return { kind, path, title, description, tags, ...toWords(document) };
}

/** What a reader sees of a text, and what it cites. */
export const toWords = ofText('words', ({ text: { tree } }) => ({
  text: toPlainText(tree),
  keys: toCitedKeys(tree),
}));

function toLearnPages(): SitePage[] {
  const { topics, guides } = getLearnContent();
  return [
    ...topics.flatMap((topic) => [
      toCourse(topic),
      ...topic.lessons.map((lesson) => toWritten('Lesson', lessonPath(topic, lesson), lesson)),
    ]),
    ...guides.map((guide) => toWritten('Guide', guidePath(guide), guide)),
  ];
}

/** A course is about what its lessons are about. */
function toCourse(topic: Topic): SitePage {
  const course = toWritten('Course', topicPath(topic), topic, topic.keyTopics);
  const lessons = topic.lessons.map((lesson) => toWritten('Lesson', '', lesson));
  return {
    ...course,
    text: toLines(
      [course.text],
      lessons.map(({ text }) => text),
    ),
    keys: [course, ...lessons].flatMap(({ keys }) => keys),
  };
}

function toResourceParts(): SitePage[] {
  return [
    ...protocolRecords.get().map(
      ({ id, title, purpose, materials, steps, problems, sources }): SitePage => ({
        kind: 'Protocol',
        path: `${toResourcePath('protocols')}#${id}`,
        title,
        description: purpose,
        tags: [],
        text: toLines(materials, steps.flatMap(Object.values), problems.flatMap(Object.values)),
        keys: sources,
      }),
    ),
    ...caseStudyRecords.get().map(
      ({ id, title, found, notFound, references }): SitePage => ({
        kind: 'Case study',
        path: `${toResourcePath('case-studies')}#${id}`,
        title,
        description: found[0] ?? '',
        tags: [],
        text: toLines(found, [notFound]),
        keys: references,
      }),
    ),
    ...infographicRecords.get().map(
      ({ id, title, caption, text }): SitePage => ({
        kind: 'Figure',
        path: `${toResourcePath('infographics')}#${id}`,
        title,
        description: caption,
        tags: [],
        text: toLines(text),
        keys: [],
      }),
    ),
  ];
}

function toTools(): SitePage[] {
  const points = calculatorMethod.flatMap((section) => section.points);
  return [
    {
      kind: 'Tool',
      path: CALCULATOR_PATH,
      title: 'Peptide calculator',
      description: 'Concentration, volume and units of a vial, with the working.',
      tags: ['reconstitution', 'U-100 syringe'],
      text: toLines(points.map(({ text }) => text)),
      keys: points.flatMap(({ sources = [] }) => sources),
    },
    {
      kind: 'Tool',
      path: HALF_LIFE_PATH,
      title: 'Half-life tool',
      description: 'How a level rises and falls from dose to dose.',
      tags: ['half-life', 'steady state'],
      text: toLines(
        halfLifeFormulas.flatMap(Object.values),
        limits.map(({ text }) => text),
      ),
      keys: limits.flatMap(({ sources = [] }) => sources),
    },
    {
      kind: 'Tool',
      path: SEQUENCE_LAB_PATH,
      ...sequenceLabPage,
      tags: ['sequence', 'molecular weight', 'isoelectric point'],
      text: toLines(labFormulas.flatMap(Object.values), labLimits),
      keys: [],
    },
    {
      kind: 'Tool',
      path: PRACTICE_PATH,
      ...practicePage,
      tags: ['U-100 syringe', 'reconstitution', 'milligram', 'microgram'],
      text: practicePage.description,
      keys: [],
    },
  ];
}

function toLines(...parts: readonly (readonly string[])[]): string {
  return parts.flat().join('\n');
}
