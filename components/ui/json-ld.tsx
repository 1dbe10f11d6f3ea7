import { RawHtml } from './raw-html';

/** Structured data for search engines. '<' is escaped, so no value can end the element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <RawHtml as="script" type="application/ld+json" html={json} />;
}
