import { PRACTICE_PATH, PRACTICE_SHEET_PATH } from '@/content/paths';
import { practiceFamilies } from '@/content/practice-families';
import { SHEET_SIZE } from '@/lib/practice/sets';
import { Button } from '../ui/button';
import { SectionHead } from '../ui/section-head';

/** A form for a set that is the same for a whole class, on paper or on screen; needs no JavaScript. */
export function TeacherForm() {
  return (
    <section id="teachers" className="mt-16">
      <SectionHead title="For teachers" />
      <p className="max-w-prose">
        A number and a choice of families make a set: everyone who opens its address gets the same
        problems in the same order. On paper the answers are on separate pages.{' '}
        <a href="/how-practice-works" className="text-link">
          How the problems are made, and their limits
        </a>
      </p>
      <form action={PRACTICE_SHEET_PATH} method="get" className="mt-6 grid gap-6">
        <fieldset>
          <legend className="font-semibold">Families; none means all</legend>
          <div className="mt-2 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {practiceFamilies.map(({ id, title }) => (
              <label key={id} className="flex min-h-target items-center gap-3">
                <input
                  type="checkbox"
                  name="families"
                  value={id}
                  className="size-6 flex-none accent-brand"
                />
                {title}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-6">
          <NumberOf name="count" label="Problems, 1 to 60" value={SHEET_SIZE} max={60} />
          <NumberOf name="seed" label="Number of the set, 1 to 99,999" value={1} max={99_999} />
        </div>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant="outline">
            Sheet to print
          </Button>
          <Button
            type="submit"
            variant="outline"
            formAction={PRACTICE_PATH}
            className="noscript:hidden"
          >
            On the screen
          </Button>
        </p>
      </form>
    </section>
  );
}

function NumberOf({
  name,
  label,
  value,
  max,
}: {
  name: string;
  label: string;
  value: number;
  max: number;
}) {
  return (
    <label className="block font-semibold text-sm">
      {label}
      <input
        type="number"
        name={name}
        defaultValue={value}
        min={1}
        max={max}
        className="field mt-2 block font-normal"
      />
    </label>
  );
}
