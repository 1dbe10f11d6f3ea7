import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { countMarks, type Progress } from '@/lib/learn/progress';
import { formatCount } from '@/lib/text/format';
import { KeepingNote } from './keeping-note';
import { useProgress } from './use-progress';

/** The progress in a course, below its list of lessons, and the state of each lesson in that list. */
export function CourseProgress({ of: course = '' }: { of?: string }) {
  const { progress, keeping } = useProgress();
  const places = usePlaces(course, findInList);
  const { read, solved } = countMarks(progress, course);
  if (read + solved === 0) return null;
  const done = places.filter(({ lesson }) => progress.read.has(lesson)).length;
  return (
    <>
      {places.map(({ lesson, element }) =>
        createPortal(<LessonState lesson={lesson} progress={progress} />, element, lesson),
      )}
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

/** Marks the read lessons of a course in the list beside a lesson. */
export function ChainProgress({ of: course = '' }: { of?: string }) {
  const { progress } = useProgress();
  return usePlaces(course, findInChain).map(
    ({ lesson, element }) =>
      progress.read.has(lesson) &&
      createPortal(<span className="font-[650] text-brand"> Read</span>, element, lesson),
  );
}

/** A lesson listed on the page, and the element into which its state is rendered. */
type Place = { lesson: string; element: Element };

type Find = (link: Element) => Element | null | undefined;

const findInList: Find = (link) => link.closest('.module-list li')?.lastElementChild;
const findInChain: Find = (link) => link.closest('.contents-list li');

function usePlaces(course: string, find: Find): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const links = document.querySelectorAll(`li a[href^="/education/${course}/"]`);
    setPlaces(
      [...links].flatMap((link) => {
        const element = find(link);
        return element ? [{ lesson: link.getAttribute('href') ?? '', element }] : [];
      }),
    );
  }, [course, find]);
  return places;
}

function LessonState({ lesson, progress }: { lesson: string; progress: Progress }) {
  const solved = [...progress.solved.keys()].filter((id) => id.startsWith(`${lesson}#`)).length;
  const states = [
    ...(solved > 0 ? [`${formatCount(solved, 'exercise')} solved`] : []),
    ...(progress.read.has(lesson) ? ['Read'] : []),
  ];
  return states.map((state) => (
    <span key={state} className="font-[650] text-brand">
      {state}
    </span>
  ));
}
