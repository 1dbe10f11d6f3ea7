import { useEffect, useRef } from 'react';
import { type FamilyId, practiceFamilies } from '@/content/practice-families';
import type { Mark } from '@/lib/practice/mastery';
import type { ProblemSet } from '@/lib/practice/sets';
import { Button } from '../ui/button';
import { LessonLink } from './problem-card';

/** The result of a set: what was right, tenfold slips, and the lessons to read. */
export function SetResult({
  open: { set, marks, isPlacement },
  onPractise,
}: {
  open: { set: ProblemSet; marks: readonly Mark[]; isPlacement: boolean };
  onPractise: (family: FamilyId | undefined) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const right = marks.filter((mark) => mark === 'r').length;
  const tenfold = marks.filter((mark) => mark === 't').length;
  const weak = practiceFamilies.filter(({ id }) =>
    marks.some((mark, place) => mark !== 'r' && set.families[place % set.families.length] === id),
  );
  const [first] = weak;
  return (
    <section
      aria-labelledby="practice-title"
      className="rounded-lg border-[1.5px] border-ink bg-raised px-4 py-5 sm:px-6"
    >
      <h2 ref={heading} id="practice-title" tabIndex={-1} className="text-lg">
        {isPlacement ? 'Where to begin' : `Set ${set.seed}: result`}
      </h2>
      <p className="mt-3">
        {right} of {set.count} right at the first try,{' '}
        {tenfold === 0 ? 'none wrong by ten times' : `${tenfold} wrong by ten times or more`}.
      </p>
      {first ? (
        <>
          <p className="mt-3">
            {isPlacement ? `Begin with “${first.title}”. ` : ''}Read and practise these:
          </p>
          <ul className="mt-2">
            {weak.map(({ id, title }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-6 border-line border-b py-2"
              >
                <span className="min-w-48">{title}</span>
                <LessonLink family={id} />
                <Button variant="soft" onClick={() => onPractise(id)}>
                  Practise<span className="sr-only"> {title}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-3">All correct: carry on with mixed practice.</p>
      )}
      <p className="mt-4">
        <Button onClick={() => onPractise(undefined)}>Mixed practice</Button>
      </p>
    </section>
  );
}
