import { getToolTexts } from '@/lib/records/tool-texts';
import { SectionHead } from '../ui/section-head';
import { CitedSections } from './cited-sections';

/** How the calculator works, what it assumes, how it rounds and what it does not do, with sources. */
export function Method() {
  const { reading, sections } = getToolTexts('calculator');
  return (
    <section id="method" className="no-print mt-14">
      <SectionHead
        title="Method"
        action={
          <a href={reading.href} className="text-link">
            {reading.label}
          </a>
        }
      />
      <CitedSections sections={sections} />
    </section>
  );
}
