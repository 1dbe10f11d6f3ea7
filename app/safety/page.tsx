import { SafetyTopic } from '@/components/peptides/safety-topic';
import { PageHead } from '@/components/ui/page-head';
import { StaticHtml } from '@/components/ui/static-html';
import { pages } from '@/content/pages';
import { safetyTopics } from '@/lib/records/labels';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.safety);

export default function SafetyPage() {
  const topics = safetyTopics.get();
  return (
    <div className="wrap pt-6 pb-section">
      <StaticHtml>
        <PageHead
          {...pages.safety}
          lede="What the labels say, substance by substance. No clinician has reviewed this page: the leaflet of your own product, a pharmacist or a doctor decides."
        >
          <p className="mt-3 max-w-176 text-ink-2">
            Where a substance is missing, no label of it was read, or none exists: then nobody has
            checked the question. For when it has happened already, there is{' '}
            <a href={pages.somethingWentWrong.path} className="underline">
              what to do when something went wrong
            </a>
            .
          </p>
        </PageHead>
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
      </StaticHtml>
    </div>
  );
}
