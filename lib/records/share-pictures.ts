import { defineList } from '@/lib/content/records';
import { address, fields, slug, words } from '@/lib/text/record-fields';

/** Pictures that other sites show beside a link to some pages; substances have their own, with their chains. */
export const sharePictureRecords = defineList(
  'share-pictures.yaml',
  fields({
    path: address.describe('The pages whose addresses begin with it.'),
    file: slug.describe('Its file below /images/share, without the ending.'),
    label: words.describe('What the pages are, in a few words.'),
    title: words,
  }),
  'file',
);
