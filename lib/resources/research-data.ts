import { research } from '@/content/research';
import { site } from '@/content/site';
import { formatReference } from '@/lib/references/format-reference';
import { toReferences } from '@/lib/references/references';
import { toAbsoluteUrl } from '@/lib/seo/site-url';

/** schema.org CollectionPage of the research hub, with the publications that it cites. */
export function toResearchPageData(): Record<string, unknown> {
  const { title, description, publications } = research;
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    description,
    url: toAbsoluteUrl('/research'),
    inLanguage: site.language,
    citation: toReferences(publications.map(({ reference }) => reference)).map((reference) => {
      const { title: name, link } = formatReference(reference);
      return { '@type': 'ScholarlyArticle', name, ...(link && { sameAs: link.href }) };
    }),
  };
}
