import { CALCULATOR_CORRECTIONS_PATH } from '@/content/paths';

import { getCases } from '@/lib/proof/cases';
import { getProof } from '@/lib/proof/proof';
import { formatLongDate } from '@/lib/text/format';
import { SectionHead } from '../ui/section-head';

/** What this page was made from. Of the data and the code, not of the clock: the same of both is the same page. */
export function Version() {
  const { date, version } = getCases();
  return (
    <section id="version" className="mt-14">
      <SectionHead title="Version and date" />
      <div className="prose text-base">
        <ul>
          <li>Published examples: as recorded on {formatLongDate(getProof().date)}.</li>
          <li>
            Open test cases: version {version}, {formatLongDate(date)}.
          </li>
          <li>
            Build of the calculator:{' '}
            <code className="font-sans">{process.env.CALCULATOR_BUILD ?? 'not built'}</code>, a
            number drawn from its code. The same code has the same number wherever and whenever it
            is built. A printed sheet names the moment of its build instead.
          </li>
          <li>
            How the numbers of the articles are checked, and by whom, is told in{' '}
            <a href="/editorial">how articles are made and checked</a>.
          </li>
          <li>
            Everything on this page was computed when the page was built. A mistake in it can be
            reported, and is then listed, among the{' '}
            <a href={CALCULATOR_CORRECTIONS_PATH}>corrections of the calculator</a>.
          </li>
        </ul>
      </div>
    </section>
  );
}
