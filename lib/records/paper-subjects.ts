import { defineList } from '@/lib/content/records';
import { fields, slug, words } from '@/lib/text/record-fields';

/** Filters of the papers page by subject. */
export const paperSubjectRecords = defineList(
  'resources/paper-subjects.yaml',
  fields({
    topic: slug.describe('A topic of the bibliography.'),
    label: words.describe('What readers call it.'),
  }),
  'topic',
);
