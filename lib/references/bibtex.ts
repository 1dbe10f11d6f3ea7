import type { Citable } from './citable';
import tex from './tex.json' with { type: 'json' };

type Type = Citable['type'];

const ENTRIES: Record<Type, { entry: string; container: string }> = {
  'article-journal': { entry: 'article', container: 'journal' },
  article: { entry: 'misc', container: 'howpublished' },
  report: { entry: 'techreport', container: 'institution' },
  webpage: { entry: 'online', container: 'organization' },
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * `signs` maps TeX's special characters, and letters that are no accented Latin letter, to TeX; `accents` maps each
 * combining Unicode accent to its TeX command.
 */
const { signs, accents }: Record<'signs' | 'accents', Record<string, string>> = tex;

/**
 * Formats works as a BibTeX file, each under its own key. TeX's special characters are escaped and accents written as
 * commands; titles are in double braces, so that no style lowers their capitals. An undated work has no year. DOI and
 * URL are not escaped for TeX, since styles and reference managers use them literally.
 */
export function toBibTeX(works: readonly Citable[]): string {
  return works.map(formatEntry).join('\n');
}

function formatEntry(work: Citable): string {
  const { entry, container } = ENTRIES[work.type];
  const [year, month, day] = work.issued?.['date-parts'][0] ?? [];
  const fields: [name: string, value: string | undefined][] = [
    ['author', braced(formatAuthors(work))],
    ['title', `{{${escapeText(work.title)}}}`],
    [container, text(work['container-title'])],
    ['year', braced(year?.toString())],
    ['month', month ? MONTHS[month - 1] : undefined],
    ['day', braced(day?.toString())],
    ['volume', text(work.volume)],
    ['number', text(work.issue)],
    ['pages', text(work.page?.replace(/(\w)-(?=\w)/g, '$1--'))],
    ['doi', braced(work.DOI)],
    ['pmid', braced(work.PMID)],
    ['pmcid', braced(work.PMCID)],
    ['url', braced(work.URL && escapeAddress(work.URL))],
    ['language', text(work.language)],
    ['annote', text(work.notes?.join(' '))],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value}`] : []));
  return `@${entry}{${work.id},\n${lines.join(',\n')}\n}\n`;
}

function formatAuthors({ author, hasMoreAuthors }: Citable): string | undefined {
  const names = author.map((name) => {
    if ('literal' in name) return `{${escapeText(name.literal)}}`;
    // BibTeX would split a family name of several words, or with a particle, without braces.
    const family = /\s/.test(name.family)
      ? `{${escapeText(name.family)}}`
      : escapeText(name.family);
    return name.given ? `${family}, ${escapeText(name.given)}` : family;
  });
  return [...names, ...(hasMoreAuthors ? ['others'] : [])].join(' and ') || undefined;
}

/** Percent-encodes braces, which BibTeX requires in pairs. */
function escapeAddress(url: string): string {
  return url.replaceAll('{', '%7B').replaceAll('}', '%7D');
}

function text(value: string | undefined): string | undefined {
  return value && `{${escapeText(value)}}`;
}

function braced(value: string | undefined): string | undefined {
  return value && `{${value}}`;
}

function escapeText(value: string): string {
  return [...value.normalize('NFC')].map(escapeSign).join('');
}

function escapeSign(sign: string): string {
  const known = signs[sign];
  if (known) return known;
  const [letter, accent, ...more] = sign.normalize('NFD');
  const command = accent && more.length === 0 ? accents[accent] : undefined;
  return command ? `{\\${command}${letter}}` : sign;
}
