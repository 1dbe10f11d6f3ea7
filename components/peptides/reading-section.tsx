import { getArticlesOn, getPlacesOn } from '@/lib/onward/peptide-reading';
import { getLibraryCategory } from '@/lib/peptides/library';
import { getRelatedProducts, type Product, peptidePath } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { OnwardRows } from '../evidence/onward-rows';
import { NoBreak } from '../ui/no-break';
import { SectionHead } from '../ui/section-head';
import { Folded } from './folded';
import { Vial } from './vial';

/** Articles listed at once; the others are below, with the papers and lessons. */
const LISTED = 3;

/** What to read on a record: articles, related products, and, folded, further articles, papers, lessons and tools. */
export function ReadingSection({ peptide }: { peptide: PeptideRecord }) {
  const { name } = peptide;
  const { areAbout, articles } = getArticlesOn(peptide);
  const further =
    articles.length > LISTED ? [{ label: 'Articles', links: articles.slice(LISTED) }] : [];
  const related = getRelatedProducts(peptide);
  const shelf = peptide.library && getLibraryCategory(peptide.library.category);
  return (
    <section id="read" className="no-print mt-6">
      <SectionHead title={`Read about ${name}`} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-2">
        <div>
          {!areAbout && (
            <p className="mb-3.5 text-ink-2">
              <NoBreak
                text={`No article is about ${name} yet.${articles.length > 0 ? ' These name it:' : ''}`}
              />
            </p>
          )}
          <ul>
            {articles.slice(0, LISTED).map(({ href, title, note }) => (
              <li key={href} className="card relative border-line border-b py-2">
                <a href={href} className="card-link font-semibold font-serif leading-snug">
                  <NoBreak text={title} />
                </a>
                <p className="text-muted text-sm">{note}</p>
              </li>
            ))}
          </ul>
        </div>
        {related.length > 0 && <RelatedProducts products={related} shelf={shelf} />}
      </div>
      <Folded title="More: papers, comparisons, lessons, tools">
        <OnwardRows groups={[...further, ...getPlacesOn(peptide)]} />
      </Folded>
    </section>
  );
}

function RelatedProducts({
  products,
  shelf,
}: {
  products: readonly Product[];
  /** The record's category in the library. */
  shelf?: { id: string; title: string };
}) {
  return (
    <section aria-labelledby="related">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="related" className="text-lg">
          Related products
        </h3>
        {shelf && (
          <a href={peptidePath(shelf.id)} className="text-link text-sm">
            {shelf.title}
          </a>
        )}
      </div>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {products.map(({ id, name, category, dosage, status }) => (
          <li key={id} className="card relative flex items-center gap-4 border-line border-b py-2">
            <Vial slug={id} color={category.color} className="w-12 flex-none px-2 py-1" />
            <p className="min-w-0 text-muted text-sm">
              <a href={peptidePath(id)} className="card-link font-semibold text-base text-ink">
                <NoBreak text={name} />
              </a>
              , <NoBreak text={dosage} />
              <span className="block">{status.evidence}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
