import { Fragment, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { countMarks, type Progress } from '@/lib/learn/progress';
import { formatCount } from '@/lib/text/format';
import { KeepingNote } from './keeping-note';
import { useProgress } from './use-progress';

/** How far a course has come, below its list of lessons, and the state of each lesson in that list. */
export function CourseProgress({ of: course = '' }: { of?: string }) {
  const { progress, keeping } = useProgress();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => setPlaces(findPlaces(course)), [course]);
  const { read, solved } = countMarks(progress, course);
  if (read + solved === 0) return null;
  const done = places.filter(({ lesson }) => progress.read.has(lesson)).length;
  return (
    <>
      {places.map(({ lesson, element }) => (
        <Fragment key={lesson}>
          {createPortal(<LessonState lesson={lesson} progress={progress} />, element)}
        </Fragment>
      ))}
      <p className="no-print text-sm">
        <span className="font-[650]">
          You have read {done} of {formatCount(places.length, 'lesson')}
          {solved > 0 && ` and solved ${formatCount(solved, 'exercise')}`}.
        </span>{' '}
        <KeepingNote keeping={keeping} />
      </p>
    </>
  );
}

/** A lesson in the list of the page, and the line of facts about it. */
type Place = { lesson: string; element: Element };

function findPlaces(course: string): Place[] {
  const links = document.querySelectorAll(`.module-list a[href^="/education/${course}/"]`);
  return [...links].flatMap((link) => {
    const element = link.closest('li')?.lastElementChild;
    return element ? [{ lesson: link.getAttribute('href') ?? '', element }] : [];
  });
}

function LessonState({ lesson, progress }: { lesson: string; progress: Progress }) {
  const solved = [...progress.solved.keys()].filter((id) => id.startsWith(`${lesson}#`)).length;
  const states = [
    ...(solved > 0 ? [`${formatCount(solved, 'exercise')} solved`] : []),
    ...(progress.read.has(lesson) ? ['Read'] : []),
  ];
  return states.map((state) => (
    <Fragment key={state}>
      <span aria-hidden="true" className="bond" />
      <span className="font-[650] text-brand">{state}</span>
    </Fragment>
  ));
}
