import '@/components/ui/whole.css';
import { SafetyTopic } from '@/components/peptides/safety-topic';
import { LinkLine } from '@/components/ui/link-line';
import { PageHead } from '@/components/ui/page-head';
import { StaticHtml } from '@/components/ui/static-html';
import { pages } from '@/content/pages';
import { getLabels } from '@/lib/labels/labels';
import { requirePeptide, sheetPath } from '@/lib/peptides/peptides';
import { safetyTopics } from '@/lib/records/labels';
import { somethingWentWrongRecord } from '@/lib/records/something-went-wrong';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.safety);

export default function SafetyPage() {
  const topics = safetyTopics.get();
  const { situations } = somethingWentWrongRecord.get();
  return (
    <div className="wrap pt-6 pb-section">
      <StaticHtml>
        <PageHead
          {...pages.safety}
          lede="What the labels say, substance by substance. No clinician has reviewed this page: the leaflet of your own product, a pharmacist or a doctor decides."
        />
        <section className="callout max-w-208 rounded-md border-[1.5px] border-warning bg-warning-soft px-4 py-3.5">
          <h2 className="text-2xl">Has it happened already?</h2>
          <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
            {situations.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`${pages.somethingWentWrong.path}#${id}`}
                  className="flex min-h-target items-center py-2 text-link"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <h2 className="mt-10 text-2xl">Before use</h2>
        <p className="mt-2 max-w-176 text-ink-2">
          Where a substance is missing, we read no label of it. If none exists, nobody has checked
          the question.
        </p>
        <nav aria-label="Questions" className="no-print">
          <ul className="grid max-w-208 gap-x-8 sm:grid-cols-2">
            {topics.map(({ id, title }) => (
              <li key={id} className="border-line border-b">
                <a href={`#${id}`} className="flex min-h-target items-center text-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {topics.map((topic) => (
          <SafetyTopic key={topic.id} topic={topic} />
        ))}
        <p className="mt-8 max-w-176">
          All answers on one substance, on a sheet for a pharmacist:{' '}
          <LinkLine
            links={[...getLabels().keys()].map((slug) => ({
              href: sheetPath(slug),
              label: requirePeptide(slug).name,
            }))}
          />
          .
        </p>
      </StaticHtml>
    </div>
  );
}
