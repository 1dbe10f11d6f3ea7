import { pages } from '@/content/pages';
import { getTrail } from '@/lib/pages/pages';
import { libraryRecord } from '@/lib/records/library';
import { NearestPages } from '../search/nearest-pages';
import { SearchForm } from '../search/search-form';
import { Badge } from '../ui/badge';
import { Breadcrumb } from '../ui/breadcrumb';
import { ButtonLink } from '../ui/button';
import { Rows } from '../ui/rows';
import { GuideTabs } from './guide-tabs';
import { PeptideHeader } from './peptide-header';
import { StudiedFor } from './studied-for';
import { UniformTimeline } from './timeline-panel';

const ROWS = [
  'Vial amount',
  'BAC water',
  'Per unit',
  'Injection type',
  'Frequency',
  'Recommended dose',
  'Cycle length',
];

/** The page of a peptide without a record: laid out like a guide, without any numbers. */
export function PeptidePlaceholder() {
  const { placeholder } = libraryRecord.get();
  const { value, note } = placeholder;
  return (
    <div className="wrap pt-6 pb-section">
      <Breadcrumb
        trail={[
          ...getTrail(pages.products.path),
          { name: placeholder.name, path: pages.library.path },
        ]}
      />
      <PeptideHeader {...placeholder} badges={<Badge variant="outline">No record yet</Badge>} />
      <p className="mt-7 max-w-176">{note}</p>
      <StudiedFor {...placeholder} />
      <div className="my-6">
        <GuideTabs
          label={placeholder.name}
          tabs={[
            {
              id: 'reconstitution',
              label: 'Reconstitution',
              panel: <Rows rows={ROWS.map((label) => ({ label, value }))} />,
            },
            {
              id: 'dosing',
              label: 'Dosing',
              panel: <p>{value}. Consult a healthcare provider about any use of a peptide.</p>,
            },
            { id: 'timeline', label: 'Timeline', panel: <UniformTimeline text={value} /> },
          ]}
        />
      </div>
      <ButtonLink href="/products">All dosing guides</ButtonLink>
      <div className="mt-10 grid gap-4">
        <SearchForm />
        <NearestPages />
      </div>
    </div>
  );
}
