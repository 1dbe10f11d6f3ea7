import { renderPageHtml } from '@/lib/markdown/render';
import { getProof } from '@/lib/proof/proof';
import { toPublishedTable } from '@/lib/proof/published-table';
import { RawHtml } from '../ui/raw-html';
import { SectionHead } from '../ui/section-head';

const LABEL = 'Published examples beside what the calculator gives';

/** Every published example beside what the calculator gives for it, and how the two are compared. */
export function PublishedExamples() {
  const proof = getProof();
  const { total, counts, sources } = proof;
  const apart = sources.flatMap(({ rows }) => rows.flatMap(({ elsewhere }) => elsewhere ?? []));
  return (
    <section id="published" className="mt-8">
      <SectionHead title="Published examples" />
      <div className="prose text-base">
        <p className="max-w-prose">
          {total} worked examples from {sources.length} sources: {counts.same} are the same,{' '}
          {counts.rounded} are the same after the source’s own rounding,{' '}
          {counts.different === 0 ? 'none is' : `${counts.different} are`} different. {apart.length}{' '}
          of the sources shows, in another place, a number that does not hold; it stands in the
          table with the reason. None of the examples asks for something that this calculator does
          not do.
        </p>
        <p className="max-w-prose">
          “Same after their rounding” means: the exact value, rounded half up to as many places as
          the source prints, is the printed value. Published values are shown as printed. A value
          with no decimal that ends is shown as a fraction.
        </p>
        <p className="max-w-prose">
          The sources are written out so that each can be checked. To name one here is not to
          recommend it, what it sells or the doses in its examples.
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className="table-scroll" aria-label={LABEL} tabIndex={0}>
          <RawHtml
            as="div"
            html={renderPageHtml({ type: 'root', children: [toPublishedTable(proof)] })}
          />
        </section>
      </div>
    </section>
  );
}
