import { furtherReading, method } from '@/content/calculator-method';
import { SectionHead } from '../ui/section-head';
import { CitedSections } from './cited-sections';

/** How the calculator works, what it assumes, how it rounds and what it does not do, with sources. */
export function Method() {
  return (
    <section id="method" className="no-print mt-14">
      <SectionHead
        title="Method"
        action={
          <a href={furtherReading.href} className="text-link">
            {furtherReading.label}
          </a>
        }
      />
      <CitedSections sections={method} />
    </section>
  );
}
