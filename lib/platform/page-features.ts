/** The features of a page that rules can depend on: tokens (see selector-needs.ts) and the CSS variables it uses. */
export type PageFeatures = { tokens: Set<string>; variables: Set<string> };

/** Set before the first paint or by an interaction, though they are not in the HTML. */
const ALWAYS = ['html', 'head', 'body', '.dark', '.light', '[class]', '[style]', '[open]'];

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const TAG = /<[a-zA-Z][\w-]*(?:\s+[^\s=>"/]+(?:="[^"]*")?)*/g;
const NAME = /^<([\w-]+)/;
const ATTRIBUTE = /\s([^\s=>"/]+)(?:="([^"]*)")?/g;
const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** Reads the features from HTML as React and hast write it: attributes in double quotes, with escaped values. */
export function readPageFeatures(html: string): PageFeatures {
  const markup = html.replace(SCRIPT, '<script>');
  const tokens = new Set(ALWAYS);
  // Most tags occur more than once.
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

/** The names of the CSS variables that a text uses with var(). */
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
