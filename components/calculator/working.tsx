import type { Calculation } from '@/lib/calculator/inputs';
import { toWorking } from '@/lib/calculator/working';
import { useSyringe } from './use-syringe';

/** The calculation with the visitor's own numbers, so that it can be checked by hand. */
export function Working({ calculation }: { calculation: Calculation }) {
  const { barrel } = useSyringe();
  return (
    <dl className="mt-3 grid gap-2.5 text-sm">
      {toWorking(calculation, barrel).map(({ label, text }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="break-words text-ink-2" style={{ fontFamily: 'var(--font-mono)' }}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
