import { dataTerms } from '@/content/data-terms';
import { type PageRecord, pages } from '@/content/pages';
import { DATA_PATH } from '@/content/paths';
import { EVIDENCE_MAP_FILE } from '@/lib/evidence/map-paths';
import { getMapDate } from '@/lib/evidence/map-words';
import { getTerms } from '@/lib/glossary/glossary';
import { getDataSetFiles } from '@/lib/open-data/data-files';
import { researchRecord } from '@/lib/records/resources';
import { requireReferences } from '@/lib/references/references';
import { toAbsoluteUrl } from './site-url';
import { describePage, publisher } from './structured-data';
import { getCitedWork } from './work-structured-data';

/** An entry of a resource page, for its structured data. */
export type ListedPart = { name: string; anchor: string };

/**
 * schema.org CollectionPage of a resource; for the glossary a DefinedTermSet with its terms. `parts` are its entries by
 * name and anchor; their texts are on the page and are not repeated here.
 */
export function getResourcePageData(
  resource: PageRecord,
  parts: readonly ListedPart[] = [],
): Record<string, unknown> {
  const page = describePage(resource);
  const isGlossary = resource === pages.glossary;
  return {
    ...page,
    '@type': isGlossary ? 'DefinedTermSet' : 'CollectionPage',
    ...(isGlossary && {
      hasDefinedTerm: getTerms().map(({ term }) => ({ '@type': 'DefinedTerm', name: term })),
    }),
    ...(parts.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: parts.map(({ name, anchor }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${page.url}#${anchor}`,
        })),
      },
    }),
  };
}

/** schema.org CollectionPage of the research hub, with the publications that it cites. */
export function getResearchPageData(): Record<string, unknown> {
  const research = researchRecord.get();
  return {
    ...describePage(pages.research),
    '@type': 'CollectionPage',
    citation: requireReferences(research.publications.map(({ reference }) => reference)).map(
      getCitedWork,
    ),
  };
}

/** schema.org Dataset of the evidence map, with its CSV file. */
export function getEvidenceMapData(): Record<string, unknown> {
  return {
    ...describePage(pages.evidenceMap),
    '@type': 'Dataset',
    creator: publisher(),
    dateModified: getMapDate(),
    isAccessibleForFree: true,
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'text/csv',
      contentUrl: toAbsoluteUrl(EVIDENCE_MAP_FILE),
    },
  };
}

/**
 * schema.org DataCatalog of the data page: a Dataset for each kind of record, with a DataDownload
 * for each file but its JSON Schema. Includes a licence only if the owner has named one.
 */
export function getDataCatalog(): Record<string, unknown> {
  return {
    ...describePage(pages.data),
    '@type': 'DataCatalog',
    publisher: publisher(),
    dataset: getDataSetFiles().map(({ id, title, description, version, date, files }) => ({
      '@type': 'Dataset',
      name: title,
      description,
      url: toAbsoluteUrl(`${DATA_PATH}#${id}`),
      version,
      dateModified: date,
      creator: publisher(),
      isAccessibleForFree: true,
      ...(dataTerms.licence && { license: dataTerms.licence.url }),
      distribution: files
        .filter(({ kind }) => kind !== 'JSON Schema')
        .map(({ path, type, bytes }) => ({
          '@type': 'DataDownload',
          encodingFormat: type.split(';')[0],
          contentUrl: toAbsoluteUrl(path),
          contentSize: `${bytes} B`,
        })),
    })),
  };
}
