import { applyEdits, modify } from 'jsonc-parser';
import { z } from 'zod';
import type { Reference } from './references';

/** The most authors that a record names; "et al" stands for the others. */
const NAMED_AUTHORS = 3;

const FILLERS = new Set('a an the of on in and for with from to once'.split(' '));

const entrySchema = z.looseObject({
  type: z.string(),
  title: z.string('expected a title').trim().min(1),
  author: z
    .array(
      z.looseObject({
        family: z.string().optional(),
        given: z.string().optional(),
        literal: z.string().optional(),
        'dropping-particle': z.string().optional(),
        'non-dropping-particle': z.string().optional(),
        suffix: z.string().optional(),
      }),
    )
    .default([]),
  'container-title': z.string().optional(),
  issued: z
    .looseObject({
      'date-parts': z.array(z.array(z.coerce.number().int()), 'expected a year').min(1),
    })
    .optional(),
  volume: z.coerce.string().optional(),
  issue: z.coerce.string().optional(),
  page: z.coerce.string().optional(),
  DOI: z
    .string()
    .transform((doi) => doi.replace(/^https?:\/\/(?:dx\.)?doi\.org\//, ''))
    .optional(),
  PMID: z.coerce.string().optional(),
  PMCID: z.string().optional(),
  URL: z.string().optional(),
});

type Entry = z.infer<typeof entrySchema>;

/** The result of an import: records to add, and why other entries were left out. */
export type Import = { records: Reference[]; problems: string[] };

/**
 * Converts CSL-JSON entries from a reference manager to records of the bibliography: a key of author, year and a word
 * of the title, initials for given names, at most three authors. `custom` is left empty for the author to fill in,
 * which `npm run check` requires. Entries that are not valid works, or are already known by DOI, PMID or title, are
 * left out with a reason.
 */
export function importReferences(entries: readonly unknown[], known: readonly Reference[]): Import {
  const records: Reference[] = [];
  const problems: string[] = [];
  entries.forEach((raw, index) => {
    const parsed = entrySchema.safeParse(raw);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      problems.push(`entry ${index + 1}: ${issue?.path.join('.')}: ${issue?.message}`);
      return;
    }
    const twin = [...known, ...records].find((record) => isSameWork(record, parsed.data));
    if (twin) problems.push(`entry ${index + 1}: "${parsed.data.title}" is already ${twin.id}`);
    else records.push(makeRecord(parsed.data, [...known, ...records]));
  });
  return { records, problems };
}

/**
 * Inserts records into the JSON text of a bibliography, sorted by `id`; the existing text is not changed. `ids` are the
 * ids of the existing records, in order.
 */
export function insertRecords(
  json: string,
  ids: readonly string[],
  records: readonly Reference[],
): string {
  const all = [...ids];
  return records.reduce((text, record) => {
    const later = all.findIndex((id) => id > record.id);
    const place = later === -1 ? all.length : later;
    all.splice(place, 0, record.id);
    const formattingOptions = { tabSize: 1, insertSpaces: true, eol: '\n' };
    return applyEdits(
      text,
      modify(text, [place], record, { isArrayInsertion: true, formattingOptions }),
    );
  }, json);
}

function isSameWork(record: Reference, { DOI, PMID, title }: Entry): boolean {
  if (DOI && record.DOI) return record.DOI.toLowerCase() === DOI.toLowerCase();
  if (PMID && record.PMID) return record.PMID === PMID;
  return stripMarkup(record.title) === stripMarkup(title);
}

function makeRecord(entry: Entry, others: readonly Reference[]): Reference {
  const { type, title, author, issued, page, URL } = entry;
  const [date] = issued?.['date-parts'] ?? [];
  const record: Reference = {
    id: makeKey(entry, new Set(others.map(({ id }) => id))),
    type: type.startsWith('article-') ? 'article-journal' : getType(type),
    title: title.replace(/\.$/, ''),
    author: author.slice(0, NAMED_AUTHORS).flatMap(getAuthor),
    'container-title': entry['container-title'],
    issued: date && { 'date-parts': [date] },
    volume: entry.volume,
    issue: entry.issue,
    page: page?.replace('–', '-'),
    DOI: entry.DOI,
    PMID: entry.PMID,
    PMCID: entry.PMCID,
    URL: URL?.replace(/^http:\/\/(?:dx\.)?doi\.org\//, 'https://doi.org/'),
    custom: {
      ...{ study: '', species: '', topics: [], facts: [] },
      moreAuthors: author.length > NAMED_AUTHORS,
    },
  };
  // Omit unknown fields.
  const known = Object.entries(record).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(known) as Reference;
}

function getType(type: string): Reference['type'] {
  return type === 'webpage' || type === 'article' ? type : 'report';
}

function getAuthor(name: Entry['author'][number]): Reference['author'] {
  const { family: last, given, literal, suffix = '' } = name;
  if (!last) return literal ? [{ literal }] : [];
  // Entries give a group of authors as a family name of several words without a given name.
  if (!given && last.includes(' ')) return [{ literal: last }];
  const family = getFamily(name);
  if (!given) return [{ family }];
  const initials = given
    .split(/[\s.-]+/)
    .map((part) => (part === part.toUpperCase() ? part : part.charAt(0)))
    .join('');
  return [{ family, given: `${initials} ${suffix.replace('.', '')}`.trim() }];
}

/** 'van den Berg', which entries may give as a particle and a name. */
function getFamily({ family, ...name }: Entry['author'][number]): string {
  return [name['dropping-particle'], name['non-dropping-particle'], family]
    .filter(Boolean)
    .join(' ')
    .replace(/(['’]) /, '$1');
}

/** 'wilding-2021-semaglutide' or 'van-den-berg-2025-trial', with a number added if another record has that key. */
function makeKey({ author, issued, title }: Entry, taken: ReadonlySet<string>): string {
  const [first] = author.flatMap(getAuthor);
  const name =
    first && 'family' in first
      ? stripMarkup(first.family).replaceAll(' ', '-')
      : stripMarkup(first?.literal ?? 'anon').split(' ')[0];
  const year = issued?.['date-parts'][0]?.[0] ?? 'nd';
  const words = stripMarkup(title).split(' ');
  const word =
    words.find((candidate) => candidate.length > 3 && !FILLERS.has(candidate)) ?? words[0];
  const key = `${name}-${year}-${word}`;
  if (!taken.has(key)) return key;
  for (let number = 2; ; number += 1) if (!taken.has(`${key}-${number}`)) return `${key}-${number}`;
}

function stripMarkup(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
