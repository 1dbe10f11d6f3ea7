import { dataTerms } from '@/content/data-terms';
import { pages } from '@/content/pages';
import { DATA_PATH } from '@/content/paths';
import { getDataSetFiles } from '@/lib/open-data/data-files';
import { toAbsoluteUrl } from './site-url';
import { describePage, publisher } from './structured-data';

/**
 * schema.org DataCatalog of the page of the data, with a Dataset for each kind of records and a DataDownload for each
 * file. A licence is stated only when the owner has named one.
 */
export function toDataCatalog(): Record<string, unknown> {
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
