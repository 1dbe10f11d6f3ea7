/** What of a page a style sheet can be about: tokens (see selector-needs.ts) and names of variables that it reads. */
export type PageFeatures = { tokens: Set<string>; variables: Set<string> };

/** There before anything is painted, or at a reader's touch, though the HTML does not have them. */
const ALWAYS = ['html', 'head', 'body', '.dark', '.light', '[class]', '[style]', '[open]'];

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const TAG = /<[a-zA-Z][\w-]*(?:\s+[^\s=>"/]+(?:="[^"]*")?)*/g;
const NAME = /^<([\w-]+)/;
const ATTRIBUTE = /\s([^\s=>"/]+)(?:="([^"]*)")?/g;
const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** The features of a page as React and hast write HTML: attributes in double quotes, their values escaped. */
export function readPageFeatures(html: string): PageFeatures {
  const markup = html.replace(SCRIPT, '<script>');
  const tokens = new Set(ALWAYS);
  // Most tags of a page are the same as another.
  for (const tag of new Set(markup.match(TAG))) {
    tokens.add((NAME.exec(tag)?.[1] ?? '').toLowerCase());
    for (const [, name = '', value = ''] of tag.matchAll(ATTRIBUTE)) {
      tokens.add(`[${name.toLowerCase()}]`);
      if (name === 'id') tokens.add(`#${value}`);
      if (name === 'class') {
        for (const each of unescapeHtml(value).split(/\s+/)) tokens.add(`.${each}`);
      }
    }
  }
  return { tokens, variables: new Set(readVariables(markup)) };
}

/** The names of the variables that a text reads with var(). */
export function readVariables(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
}

const ENTITIES = new Map(
  Object.entries({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'" }),
);

function unescapeHtml(value: string): string {
  if (!value.includes('&')) return value;
  return value
    .replace(/&(?:lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES.get(entity) ?? entity)
    .replace(/&#x3C;/g, '<')
    .replace(/&(?:amp|#x26|#38);/g, '&');
}
