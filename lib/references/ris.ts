import type { Citable } from './citable';

const TYPES: Record<Citable['type'], string> = {
  'article-journal': 'JOUR',
  article: 'UNPB',
  report: 'RPRT',
  webpage: 'ELEC',
};

/**
 * Formats works as a RIS file: one tag per line, CRLF line ends, each work closed by ER. As in EndNote, the PubMed ID
 * is the accession number (AN) with its database (DB), and the PubMed Central ID is C2.
 */
export function toRis(works: readonly Citable[]): string {
  return works.map(formatRecord).join('\r\n');
}

function formatRecord(work: Citable): string {
  const [year, month, day] = work.issued?.['date-parts'][0] ?? [];
  const [from, to] = splitPages(work.page);
  const tags: [tag: string, value: string | undefined][] = [
    ['TY', TYPES[work.type]],
    ['ID', work.id],
    ...work.author.map((name): [string, string] => ['AU', formatName(name)]),
    ['TI', work.title],
    // Reference managers expect the publisher of a report in PB.
    [work.type === 'report' ? 'PB' : 'T2', work['container-title']],
    ['PY', year?.toString()],
    ['DA', year ? [year, pad(month), pad(day), ''].join('/') : undefined],
    ['VL', work.volume],
    ['IS', work.issue],
    ['SP', from],
    ['EP', to],
    ['DO', work.DOI],
    ['AN', work.PMID],
    ['DB', work.PMID && 'PubMed'],
    ['C2', work.PMCID],
    ['UR', work.URL],
    ['LA', work.language],
    ...(work.notes ?? []).map((note): [string, string] => ['N1', note]),
  ];
  const lines = tags.flatMap(([tag, value]) => (value ? [`${tag}  - ${formatLine(value)}`] : []));
  return [...lines, 'ER  - ', ''].join('\r\n');
}

/** The name of an organisation has no comma, at which programs divide a person's: what followed it is in brackets. */
function formatName(name: Citable['author'][number]): string {
  if ('literal' in name) return name.literal.replace(/, (.*)$/, ' ($1)').replaceAll(', ', '; ');
  return name.given ? `${name.family}, ${name.given}` : name.family;
}

/** '989-1002' → ['989', '1002']; pages in another form are one value. */
function splitPages(page: string | undefined): (string | undefined)[] {
  const range = /^(\w+)-(\w+)$/.exec(page ?? '');
  return range ? [range[1], range[2]] : [page];
}

function pad(part: number | undefined): string {
  return part ? String(part).padStart(2, '0') : '';
}

function formatLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}
