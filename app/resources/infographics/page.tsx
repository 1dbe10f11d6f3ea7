import { InfographicFigure } from '@/components/resources/infographic-figure';
import { ResourceLayout } from '@/components/resources/resource-layout';
import { pages } from '@/content/pages';
import { infographicRecords } from '@/lib/records/resources';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.infographics);

export default function InfographicsPage() {
  const infographics = infographicRecords.get();
  return (
    <ResourceLayout
      page={pages.infographics}
      parts={infographics.map(({ id, title }) => ({ name: title, anchor: id }))}
    >
      <div className="prose">
        <p>
          Each figure is drawn from the same figures and formulas as the rest of this site. It may
          be printed and handed on with its caption. The text below says what it shows.
        </p>
        {infographics.map((figure) => (
          <InfographicFigure key={figure.id} {...figure} />
        ))}
      </div>
    </ResourceLayout>
  );
}
