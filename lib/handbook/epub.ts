import { createHash } from 'node:crypto';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { site } from '@/content/site';
import { groupInOrder } from '@/lib/text/group-in-order';
import { type Chapter, getHandbook } from './handbook';

/** The title of the book, in the EPUB's metadata and the printed editions. */
export const HANDBOOK_TITLE = `The handbook of ${site.name}`;

/** The URL path of the EPUB. */
export const HANDBOOK_FILE = '/data/handbook.epub';

const TYPE = 'application/epub+zip';

/** Uses no colour to convey meaning, because many e-readers have grey screens. */
const STYLE = `body { line-height: 1.45; }
h1, h2, h3 { line-height: 1.2; page-break-after: avoid; break-after: avoid; }
.place, .from { font-size: 0.85em; }
.lede { font-style: italic; }
table { border-collapse: collapse; width: 100%; font-size: 0.9em; }
th, td { border: 1px solid; padding: 0.25em; text-align: left; vertical-align: top; }
li { margin-bottom: 0.3em; overflow-wrap: anywhere; }
`;

const toXhtml = (nodes: ElementContent | ElementContent[]) =>
  toHtml(nodes, { closeSelfClosing: true, characterReferences: { useNamedReferences: false } });

/** Creates the handbook as EPUB 3 (W3C, EPUB 3.3); the same chapters give the same bytes. */
export function makeEpub(): Uint8Array<ArrayBuffer> {
  const chapters = getHandbook();
  const files = new Map<string, string>([
    ['META-INF/container.xml', CONTAINER],
    ['book/book.css', STYLE],
    ['book/nav.xhtml', drawPage('Contents', [drawContents(chapters)])],
    ...chapters.map(
      ({ id, title, body }) =>
        [`book/${id}.xhtml`, drawPage(title, [h('h1', title), ...body])] as const,
    ),
  ]);
  files.set('book/book.opf', drawPackage(chapters, [...files.values()].join('')));
  const packed: Zippable = { mimetype: [strToU8(TYPE), { level: 0 }] };
  for (const [name, text] of files) packed[name] = strToU8(text);
  return zipSync(packed, { level: 9, mtime: '2020-01-01T00:00:00' });
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

function drawPage(title: string, body: ElementContent[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en-GB" xml:lang="en-GB">
<head>${toXhtml(h('title', title))}<link rel="stylesheet" type="text/css" href="book.css" /></head>
<body>${toXhtml(body)}</body>
</html>
`;
}

function drawContents(chapters: readonly Chapter[]): ElementContent {
  const parts = groupInOrder(chapters, ({ part }) => part);
  const link = ({ id, title }: Chapter) => h('li', h('a', { href: `${id}.xhtml` }, title));
  return h('nav', { 'epub:type': 'toc', id: 'toc' }, [
    h('h1', 'Contents'),
    h(
      'ol',
      parts.flatMap(([part, all]) =>
        all.length > 2 ? [h('li', [h('span', part), h('ol', all.map(link))])] : all.map(link),
      ),
    ),
  ]);
}

function drawPackage(chapters: readonly Chapter[], content: string): string {
  const day = chapters[0]?.date ?? '2020-01-01';
  const id = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const items = chapters.map(
    (chapter) =>
      `<item id="c-${chapter.id}" href="${chapter.id}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en-GB">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:sha256:${id}</dc:identifier>
<dc:title>${HANDBOOK_TITLE}</dc:title>
<dc:language>en-GB</dc:language>
<dc:publisher>${site.name}</dc:publisher>
<dc:date>${day}</dc:date>
<meta property="dcterms:modified">${day}T00:00:00Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="book.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine><itemref idref="nav"/>${chapters.map(({ id }) => `<itemref idref="c-${id}"/>`).join('')}</spine>
</package>
`;
}
