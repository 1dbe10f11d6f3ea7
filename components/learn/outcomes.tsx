import { Check } from 'lucide-react';
import { ICON } from '../ui/icon-props';

/** The learning outcomes of a course. */
export function Outcomes({ outcomes }: { outcomes: readonly string[] }) {
  return (
    <>
      <p className="mb-3">After this course you can:</p>
      <ul className="grid gap-2.5">
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex gap-2.5">
            <Check {...ICON} className="mt-1.5 flex-none text-brand" />
            {outcome}
          </li>
        ))}
      </ul>
    </>
  );
}
