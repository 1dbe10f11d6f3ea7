import Link from 'next/link';
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
          <Link href={furtherReading.href} prefetch={false} className="text-link">
            {furtherReading.label}
          </Link>
        }
      />
      <CitedSections sections={method} />
    </section>
  );
}
