import { FeedLinks } from '@/components/articles/feed-links';
import { CorrectionList } from '@/components/evidence/correction-list';
import { LearnHeader } from '@/components/learn/learn-header';
import { pages } from '@/content/pages';
import { CALCULATOR_CORRECTIONS_PATH } from '@/content/paths';
import { site } from '@/content/site';
import { getCorrections } from '@/lib/pages/corrections';
import { correctionsFeed } from '@/lib/seo/feed-files';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.corrections, [correctionsFeed]);

export default function CorrectionsPage() {
  return (
    <>
      <LearnHeader {...pages.corrections} />
      <div className="wrap pb-section">
        <p className="max-w-prose">
          Found a mistake? Write to{' '}
          <a href={`mailto:${site.contactEmail}`} className="text-link">
            {site.contactEmail}
          </a>{' '}
          with the address of the page and, if you can, the source. A wrong number, unit or safety
          statement is corrected as soon as we have confirmed it, and noted here.
        </p>
        <p className="mt-4">
          <a href={CALCULATOR_CORRECTIONS_PATH} className="text-link">
            Corrections to the calculator and its printed sheets
          </a>
        </p>
        <p className="mt-4">
          To follow them: <FeedLinks feed={correctionsFeed} subject="Corrections" />.
        </p>
        <CorrectionList corrections={getCorrections()} />
      </div>
    </>
  );
}
