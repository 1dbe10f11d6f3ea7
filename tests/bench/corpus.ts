/** A corpus of any size: the site's own content with its articles repeated, each copy with words of its own. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORK } from './machine';

const BEGINNINGS =
  'anti pro pre inter hyper hypo tri tetra endo exo trans sub peri neuro cardio gastro immuno lipo glyco myo osteo hemo derma pharmaco cyto mito thymo telo tesa sema';
const MIDDLES =
  'act bind cell cycl degrad dos express fer form gen graft grow hydr inhib ject lys meth mod mut nerv nutr oxid path perf phos plas press prote rec reg secr sens sorb stim syn tect thes tol tox';
const ENDINGS =
  'ation ing ed ive al ic in ase ide ity ous oid ogen esis osis emia able ment or ant';
/** 23,400 words, many of which share their first letters; `wordOf` takes them far apart. */
const WORDS = BEGINNINGS.split(' ')
  .flatMap((beginning) => MIDDLES.split(' ').map((middle) => beginning + middle))
  .flatMap((stem) => ENDINGS.split(' ').map((ending) => stem + ending));

/** The word that only the title of the copy `index` contains. */
export const wordOf = (index: number) => WORDS[(index * 7919) % WORDS.length] ?? '';

const written = new Set<string>();

/** Writes a content folder of `count` posts for CONTENT_DIR, once per run, and returns its path. */
export function contentOf(count: number): string {
  const directory = join(WORK, `content-${count}`);
  if (written.has(directory)) return directory;
  cpSync('content', directory, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  mkdirSync(directory, { recursive: true });
  const names = readdirSync('content/posts').sort();
  const texts = names.map((name) => readFileSync(join('content/posts', name), 'utf8'));
  // The site's own articles are left unchanged, because lessons and guides link to them.
  for (let index = names.length; index < count; index += 1) {
    const which = index % names.length;
    const name = names[which]?.replace(/\.md$/, `-${index}.md`) ?? '';
    const others = Array.from({ length: 60 }, (_, at) => wordOf(count + index * 60 + at));
    const text = texts[which]?.replace(/^title: (['"]?)(.*?)\1$/m, `title: "$2, ${wordOf(index)}"`);
    writeFileSync(join(directory, 'posts', name), `${text}\n\n${others.join(' ')}.\n`);
  }
  written.add(directory);
  return directory;
}
