/** A seeded generator of synthetic posts: the same articles of our own give the same corpus on every machine. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tags } from '@/content/tags';
import { parseReferences } from '@/lib/references/references';
import { copyRecords } from '@/tests/fixtures/copy-records';
import { WORK } from './options';
import { createRandom } from './random';
import { pickWord, readVocabulary } from './vocabulary';

/** What posts are about: each is on one subject from one angle, which stand in its title and its text. */
export const SUBJECTS =
  'tesamorelin semaglutide tirzepatide kisspeptin ipamorelin sermorelin retatrutide cagrilintide melanotan bremelanotide epithalon thymosin thymalin selank semax cerebrolysin dihexa oxytocin vasopressin glucagon teriparatide octreotide liraglutide exenatide pramlintide elamipretide humanin carnosine glutathione insulin follistatin larazotide aviptadil angiotensin bradykinin calcitonin ghrelin leptin somatostatin collagen'.split(
    ' ',
  );
export const ANGLES =
  'storage solubility degradation receptors pharmacokinetics immunogenicity manufacturing purity endotoxin lyophilisation counterfeits regulation labelling syringes dosing absorption clearance metabolism biomarkers inflammation tendons cartilage cognition sleep appetite nausea hypoglycaemia bone skin telomerase autophagy mitochondria fertility vaccines antibodies placebo statistics registries interactions contraindications'.split(
    ' ',
  );
const WORDS = 1100;

/** The site's other texts and records: everything beside the articles that is read when the site is built. */
const PARTS = readdirSync('content', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'posts')
  .map(({ name }) => name);

export type SyntheticPost = { slug: string; markdown: string };

/**
 * Writes a content folder of so many synthetic posts, unless this run has done so; gives its path. One to build from
 * and another to serve from: beside that an index is written, which a build would not know.
 */
export function contentOf(count: number, use: 'build' | 'serve'): string {
  const directory = join(WORK, `content-${count}-to-${use}`);
  if (!written.has(directory)) {
    const references = readFileSync('content/references.json', 'utf8');
    const posts = createPosts(count, [...parseReferences(references).keys()]);
    writeContent(directory, posts, references);
    written.add(directory);
  }
  return directory;
}

const written = new Set<string>();

/** `count` posts of about 1,100 words with headings, a table, takeaways and citations of `keys`. */
export function createPosts(
  count: number,
  keys: readonly string[],
  seed = 20261121,
): SyntheticPost[] {
  const random = createRandom(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const vocabulary = readVocabulary('content/posts');
  const word = () => pickWord(vocabulary, random());

  return Array.from({ length: count }, (_, index) => {
    const subject = SUBJECTS[index % SUBJECTS.length] ?? '';
    const angle = pick(ANGLES);
    // One word in sixty is the subject or the angle.
    const term = () => (random() < 1 / 60 ? pick([subject, angle]) : word());
    const sentence = () =>
      `${capitalise(Array.from({ length: 8 + Math.floor(random() * 14) }, term).join(' '))}.`;
    const day = new Date(Date.UTC(2020, 0, 1 + (index % 2400))).toISOString().slice(0, 10);
    const lines = [
      '---',
      `title: ${capitalise(subject)} and ${angle} in ${word()} ${word()}, part ${index}`,
      `description: ${capitalise(subject)} is looked at for ${angle} ${sentence().slice(0, 150)}`,
      'author: Amide Editorial',
      `publishedAt: ${day}`,
      `tags: [${[...new Set([pick(tags), pick(tags), pick(tags)])].join(', ')}]`,
      ...(index % 9 === 0 && index < 60 ? ['featured: true'] : []),
      '---',
      '',
      `> [!TAKEAWAYS]\n> - ${sentence()}\n> - ${sentence()}\n> - ${sentence()}`,
    ];
    for (let words = 0; words < WORDS; ) {
      if (random() < 0.15) lines.push('', `# ${capitalise(term())} ${word()} ${word()}`);
      const paragraph = Array.from({ length: 3 }, sentence).join(' ');
      words += paragraph.split(' ').length;
      lines.push('', `${paragraph}[@${pick(keys)}]`);
    }
    lines.push('', 'Table: Values', '', '| A | B |', '| --- | --- |', `| ${word()} | 5 mg |`);
    return { slug: `synthetic-${index}`, markdown: `${lines.join('\n')}\n` };
  });
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Writes posts and a bibliography beside the site's other texts, as a folder that CONTENT_DIR can name.
 * The first posts take the names of articles that those texts link to, so that no link is broken.
 */
export function writeContent(
  directory: string,
  posts: readonly SyntheticPost[],
  references: string,
): void {
  mkdirSync(join(directory, 'posts'), { recursive: true });
  for (const part of PARTS) {
    cpSync(join('content', part), join(directory, part), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
  }
  copyRecords(directory);
  writeFileSync(join(directory, 'references.json'), references);
  const linked = readLinkedSlugs();
  posts.forEach(({ slug, markdown }, index) => {
    writeFileSync(join(directory, 'posts', `${linked[index] ?? slug}.md`), markdown);
  });
}

/** The articles that lessons, guides and pages link to. */
function readLinkedSlugs(): string[] {
  const texts = PARTS.flatMap((part) =>
    readdirSync(join('content', part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFileSync(join('content', part, name), 'utf8')),
  );
  const slugs = texts.join('\n').matchAll(/\]\(\/blog\/([a-z0-9-]+)/g);
  return [...new Set([...slugs].map(([, slug = '']) => slug))];
}
