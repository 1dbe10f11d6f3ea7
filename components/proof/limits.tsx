import { method } from '@/content/calculator-method';
import { CitedSections } from '../calculator/cited-sections';
import { SectionHead } from '../ui/section-head';

const shown = ['limits', 'assumptions'].flatMap(
  (wanted) => method.find(({ id }) => id === wanted) ?? [],
);

/** What the calculator takes for granted and what it does not do, as its own page says it. */
export function Limits() {
  return (
    <section id="limits" className="mt-14">
      <SectionHead title="Limits" />
      <CitedSections sections={shown} />
    </section>
  );
}
