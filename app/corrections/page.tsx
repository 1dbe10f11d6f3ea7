import { FeedLinks } from '@/components/articles/feed-links';
import { CorrectionList } from '@/components/evidence/correction-list';
import { LearnHeader } from '@/components/learn/learn-header';
import { CALCULATOR_CORRECTIONS_PATH } from '@/content/calculator';
import { site } from '@/content/site';
import { CORRECTIONS_PATH, getCorrections } from '@/lib/resources/corrections';
import { correctionsFeed } from '@/lib/seo/feed-files';
import { toPageMetadata } from '@/lib/seo/metadata';

const title = 'Corrections';
const description =
  'Every change of substance to a page of this site, newest first, and how to report a mistake.';

export const metadata = toPageMetadata({
  title,
  description,
  path: CORRECTIONS_PATH,
  feeds: [correctionsFeed],
});

export default function CorrectionsPage() {
  return (
    <>
      <LearnHeader
        trail={[{ name: title, path: CORRECTIONS_PATH }]}
        title={title}
        description={description}
      />
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
          To be told of each: <FeedLinks feed={correctionsFeed} subject="Corrections" />.
        </p>
        <CorrectionList corrections={getCorrections()} />
      </div>
    </>
  );
}
