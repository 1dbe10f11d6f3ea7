import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { Cite, plugins } from '@citation-js/core';
import { expect, test } from 'vitest';
import { toBibTeX } from '@/lib/references/bibtex';
import { type Citable, toCitable, toCslJson } from '@/lib/references/citable';
import { importReferences } from '@/lib/references/import-references';
import { getReferences } from '@/lib/references/references';
import { toRis } from '@/lib/references/ris';

/** Every record of the bibliography. The exported files are read back with an independent library. */
const records = [...getReferences().values()];
const works = records.map(toCitable);

type Csl = Record<string, unknown> & { author?: unknown[] };
const readCsl = (text: string) => new Cite(text).data as Csl[];

type Entry = { type: string; label: string; properties: Record<string, string> };
const decoded = { bibTeX: readCsl(toBibTeX(works)), ris: readCsl(toRis(works)) };
const bibTeX = plugins.input.chainLink(toBibTeX(works)) as Entry[];
const ris = plugins.input.chainLink(toRis(works)) as Record<string, string | string[]>[];

/** The BibTeX field and the RIS tag of the container's name, by the type of work. */
const CONTAINERS = {
  'article-journal': ['journal', 'T2'],
  article: ['howpublished', 'T2'],
  report: ['institution', 'PB'],
  webpage: ['organization', 'T2'],
} as const;

/** An author as the reading library returns it: a literal name becomes a family name. */
const toRead = (name: Citable['author'][number]) =>
  'literal' in name ? { family: name.literal } : name;

/** 'Office, Department, City' → 'Office (Department; City)', which no program reads as a person's name. */
const withoutCommas = (text: string) => {
  const [first, ...parts] = text.split(', ');
  return parts.length > 0 ? `${first} (${parts.join('; ')})` : text;
};

const withoutCase = (text: unknown) => String(text).replace(/<\/?span[^>]*>/g, '');

test('BibTeX read by another library has every work under its key, with every field of its record', () => {
  expect(decoded.bibTeX).toHaveLength(works.length);
  works.forEach((work, index) => {
    const entry = bibTeX[index];
    const csl = decoded.bibTeX[index];
    const fields = entry?.properties ?? {};
    expect(entry?.label).toBe(work.id);
    expect(withoutCase(csl?.title), work.id).toBe(work.title);
    expect(fields.doi).toBe(work.DOI);
    expect(fields.pmid).toBe(work.PMID);
    expect(fields.pmcid).toBe(work.PMCID);
    expect(fields.url).toBe(work.URL);
    expect(fields.number).toBe(work.issue);
    expect(csl?.volume, work.id).toEqual(work.volume);
    expect(String(csl?.page ?? '').replaceAll('--', '-'), work.id).toBe(work.page ?? '');
    expect(csl?.issued, work.id).toEqual(work.issued);
    expect(csl?.annote, work.id).toEqual(work.notes?.join(' '));
    expect(csl?.author ?? [], work.id).toEqual([
      ...work.author.map(toRead),
      ...(work.hasMoreAuthors ? [{ family: 'others' }] : []),
    ]);
    const [container] = CONTAINERS[work.type];
    expect(Boolean(fields[container]), work.id).toBe(Boolean(work['container-title']));
    if (work.type === 'article-journal') {
      expect(csl?.['container-title'], work.id).toBe(work['container-title']);
    }
  });
});

test('RIS read by another library has every work with every field of its record', () => {
  expect(ris).toHaveLength(works.length);
  works.forEach((work, index) => {
    const record = ris[index] ?? {};
    const [year] = work.issued?.['date-parts'][0] ?? [];
    const [, container] = CONTAINERS[work.type];
    expect(record).toMatchObject({ ID: work.id, TI: work.title });
    const names = work.author.map((name) =>
      'literal' in name
        ? withoutCommas(name.literal)
        : [name.family, name.given].filter(Boolean).join(', '),
    );
    expect([record.AU ?? []].flat(), work.id).toEqual(names);
    expect(record.PY).toBe(year?.toString());
    expect(decoded.ris[index]?.issued, work.id).toEqual(work.issued);
    expect(record[container]).toBe(work['container-title']);
    expect(record.VL).toBe(work.volume);
    expect(record.IS).toBe(work.issue);
    expect([record.SP, record.EP].filter(Boolean).join('-')).toBe(work.page ?? '');
    expect(record.DO).toBe(work.DOI);
    expect(record.AN).toBe(work.PMID);
    expect(record.C2).toBe(work.PMCID);
    expect(record.UR).toBe(work.URL);
    expect([record.N1 ?? []].flat()).toEqual(work.notes ?? []);
  });
});

test('RIS has valid lines: TY and ER for each work, and each tag before two spaces and a dash', () => {
  const lines = toRis(works).split('\r\n');
  for (const line of lines) if (line) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- .*$/);
  expect(lines.filter((line) => line.startsWith('TY  - '))).toHaveLength(works.length);
  expect(lines.filter((line) => line === 'ER  - ')).toHaveLength(works.length);
  expect(toRis(works)).not.toMatch(/[^\r]\n/);
});

test('CSL-JSON is the record itself, without our custom fields', () => {
  const items = JSON.parse(toCslJson(works));
  records.forEach(({ custom, ...work }, index) => {
    const { note, ...item } = items[index];
    expect(item).toEqual(work);
    expect(note === undefined).toBe(!custom.moreAuthors && !custom.weaklyConfirmed);
  });
});

test('our own import recognises exported works', () => {
  for (const exported of Object.values(decoded)) {
    // Each is compared with all records, by fields that the tests above compare.
    const some = exported.filter((_, index) => index % 10 === 0);
    const { records: added, problems } = importReferences(some, records);
    expect(added).toEqual([]);
    expect(problems).toHaveLength(some.length);
  }
});

const strange: Citable = {
  id: 'strange',
  type: 'article-journal',
  title: 'Use of 0.1% & {GHK}_2 #1 $5 ~x^y \\ <i> in β-cells: Ångström, Škoda, Łódź, naïve',
  author: [
    { family: 'van der Øre', given: 'Å' },
    { literal: 'Centers, Offices and Others Ltd' },
    { family: 'Čapek', given: 'K' },
  ],
  'container-title': 'Journal of A & B',
  issued: { 'date-parts': [[2021, 3, 9]] },
  URL: 'https://example.org/a_b?c=%20{d}&e=1#f',
};

test('TeX characters, accents, name particles and organisations as authors are preserved', () => {
  const text = toBibTeX([strange]);
  const [csl] = readCsl(text);
  expect(withoutCase(csl?.title)).toBe(strange.title);
  expect(csl?.author).toEqual(strange.author.map(toRead));
  expect(csl?.issued).toEqual(strange.issued);
  expect(text).toContain('url = {https://example.org/a_b?c=%20%7Bd%7D&e=1#f}');
  expect(text).toContain('month = mar,');
  // An entry and its fields end at a brace, so all braces must be balanced.
  expect(text.replace(/\\[{}]/g, '').split('{')).toHaveLength(
    text.replace(/\\[{}]/g, '').split('}').length,
  );
});

test('a value with line breaks stays on one line of RIS', () => {
  expect(toRis([{ ...strange, title: 'One\ntwo\r\nER  - ' }])).toContain('TI  - One two ER -\r\n');
});
