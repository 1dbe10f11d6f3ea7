import { getToolTexts } from '@/lib/records/tool-texts';
import { CitedSections } from '../calculator/cited-sections';
import { SectionHead } from '../ui/section-head';

/** What the calculator takes for granted and what it does not do, as its own page says it. */
export function Limits() {
  const { sections } = getToolTexts('calculator');
  const shown = ['limits', 'assumptions'].flatMap(
    (wanted) => sections.find(({ id }) => id === wanted) ?? [],
  );
  return (
    <section id="limits" className="mt-14">
      <SectionHead title="Limits" />
      <CitedSections sections={shown} />
    </section>
  );
}
