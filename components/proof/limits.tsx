import { type MethodSection, method } from '@/content/calculator-method';
import { toReferences } from '@/lib/references/references';
import { SourceList } from '../calculator/source-list';
import { Cited } from '../ui/cited';
import { SectionHead } from '../ui/section-head';
import { Typeset } from '../ui/typeset';

const sections: readonly MethodSection[] = method;
const shown = ['limits', 'assumptions'].flatMap(
  (wanted) => sections.find(({ id }) => id === wanted) ?? [],
);
const keys = shown.flatMap(({ points }) => points.flatMap(({ sources = [] }) => sources));

/** What the calculator takes for granted and what it does not do, as its own page says it. */
export function Limits() {
  return (
    <section id="limits" className="mt-14">
      <SectionHead title="Limits" />
      <div className="prose grid gap-x-10 gap-y-8 text-base sm:grid-cols-2">
        {shown.map(({ id, title, points }) => (
          <section key={id}>
            <h3>{title}</h3>
            <ul>
              {points.map(({ text, sources = [] }) => (
                <li key={text}>
                  <Typeset text={text} />
                  <Cited
                    citations={sources.map((key) => ({
                      number: keys.indexOf(key) + 1,
                      isFirst: true,
                    }))}
                  />
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
