/** A seeded generator of synthetic posts: the same seed gives the same corpus on every machine. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tags } from '@/content/tags';
import { createRandom } from '@/lib/art/random';

/** Rare words, one post in twenty carries each, so that a search has something to find. */
const RARE = [
  'tesamorelin',
  'kisspeptin',
  'lyophilised',
  'endotoxin',
  'immunogenicity',
  'telomerase',
];
const SYLLABLES =
  'pep ti de lin ma ro ka ser glu ta min ox ane vi tor sul fa ren do cy stat in'.split(' ');
const WORDS = 1100;

/** The folders of the site's other texts. */
const PARTS = ['education', 'guides', 'pages'];

export type SyntheticPost = { slug: string; markdown: string; rare: string };

/** `count` posts of about 1,100 words with headings, a table, a list and citations of `keys`. */
export function createPosts(
  count: number,
  keys: readonly string[],
  seed = 20261121,
): SyntheticPost[] {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const vocabulary = Array.from({ length: 4000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join(''),
  );
  // Zipf's law: word frequency falls with rank, as in real text.
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? 'peptide';
  const sentence = () => {
    const words = Array.from({ length: 8 + Math.floor(random() * 14) }, word).join(' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  };

  return Array.from({ length: count }, (_, index) => {
    const rare = pick(RARE);
    const title = `${sentence().slice(0, 50).trim()} ${index}`;
    const day = new Date(Date.UTC(2020, 0, 1 + (index % 2400))).toISOString().slice(0, 10);
    const lines = [
      '---',
      `title: "${title}"`,
      `description: "${sentence()} ${rare}."`,
      'author: Amide Editorial',
      `publishedAt: ${day}`,
      `tags: [${[...new Set([pick(tags), pick(tags), pick(tags)])].join(', ')}]`,
      ...(index % 9 === 0 && index < 60 ? ['featured: true'] : []),
      '---',
      '',
      `> [!TAKEAWAYS]\n> - ${sentence()}\n> - ${sentence()}\n> - ${sentence()}`,
    ];
    for (let words = 0; words < WORDS; ) {
      if (random() < 0.15) lines.push('', `# ${sentence().slice(0, 40)}`);
      const paragraph = Array.from({ length: 3 }, sentence).join(' ');
      words += paragraph.split(' ').length;
      lines.push('', `${paragraph}[@${pick(keys)}]`);
    }
    lines.push(
      '',
      `About ${rare}.`,
      '',
      'Table: Values',
      '',
      '| A | B |',
      '| --- | --- |',
      `| ${word()} | 5 mg |`,
    );
    return { slug: `synthetic-${index}`, markdown: `${lines.join('\n')}\n`, rare };
  });
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
  for (const part of PARTS)
    cpSync(join('content', part), join(directory, part), { recursive: true });
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
