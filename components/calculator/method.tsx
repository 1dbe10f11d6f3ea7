import Link from 'next/link';
import { furtherReading, type MethodSection, method } from '@/content/calculator-method';
import { toReferences } from '@/lib/references/references';
import { joinUnits } from '@/lib/text/typography';
import { Cited } from '../ui/cited';
import { NoBreak } from '../ui/no-break';
import { SectionHead } from '../ui/section-head';
import { SourceList } from './source-list';

const sections: readonly MethodSection[] = method;

/** Every publication the method names, once, in the order of first mention. */
const keys = [
  ...new Set(sections.flatMap(({ points }) => points.flatMap(({ sources = [] }) => sources))),
];

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
      <div className="prose grid gap-x-10 gap-y-8 text-base sm:grid-cols-2">
        {sections.map(({ id, title, points }) => (
          <section key={id}>
            <h3>{title}</h3>
            <ul>
              {points.map(({ text, sources = [] }) => (
                <li key={text}>
                  <NoBreak text={joinUnits(text)} />
                  <Cited citations={sources.map(toCitation)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3 id="sources">Sources</h3>
          <SourceList references={toReferences(keys)} />
        </section>
      </div>
    </section>
  );
}

/** Each publication is mentioned once, so the mention is where its entry links back to. */
function toCitation(key: string) {
  return { number: keys.indexOf(key) + 1, isFirst: true };
}
