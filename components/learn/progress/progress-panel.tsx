import { useState } from 'react';
import { countMarks, type Progress } from '@/lib/learn/progress';
import { formatCount } from '@/lib/text/format';
import { Button } from '../../ui/button';
import { readInFile, saveFile } from '../../ui/files';
import { SectionHead } from '../../ui/section-head';
import { toast } from '../../ui/toast-store';
import { ContinueLink } from './continue-link';
import { KEEPING_TEXTS } from './keeping-note';
import { add, clear, exportFile } from './progress-store';
import { useCourses, useProgress } from './use-progress';

/** A visitor's whole stored progress, with buttons to clear it, save it and add a saved file. */
export function ProgressPanel() {
  const { progress, keeping } = useProgress();
  const [undo, setUndo] = useState<() => void>();
  const isEmpty = progress.read.size + progress.solved.size === 0;
  const hasAny = !isEmpty || keeping === 'unreadable';

  function forget() {
    const bringBack = clear();
    const onPress = () => {
      bringBack();
      setUndo(undefined);
      toast({ title: 'Progress brought back' });
    };
    setUndo(() => onPress);
    toast({ title: 'Progress cleared', action: { label: 'Undo', onPress } });
  }

  return (
    <section aria-label="Your progress" className="no-print">
      <SectionHead title="Your progress" />
      {isEmpty ? (
        <p>Nothing yet. At the end of a lesson you can mark it as read.</p>
      ) : (
        <CourseStates progress={progress} />
      )}
      <p className="mt-3 text-muted text-sm">{KEEPING_TEXTS[keeping]}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {/* One button for both actions, so that it keeps the focus. */}
        {(hasAny || undo) && (
          <Button variant="outline" onClick={hasAny ? forget : undo}>
            {hasAny ? 'Clear all progress' : 'Undo: bring it back'}
          </Button>
        )}
        {hasAny && (
          <Button
            variant="outline"
            onClick={() => saveFile('amide-academy-progress.json', exportFile())}
          >
            Save as a file
          </Button>
        )}
        <Button variant="outline" onClick={readInProgress}>
          Open a saved file
        </Button>
      </div>
      <FileNotes />
    </section>
  );
}

/** The courses that were begun, the progress in each, and a link to the next lesson. */
function CourseStates({ progress }: { progress: Progress }) {
  const courses = useCourses();
  return (
    <>
      <ul className="grid gap-2">
        {courses.map((course) => {
          const { read, solved } = countMarks(progress, course.slug);
          if (read + solved === 0) return null;
          const done = course.lessons.filter(({ path }) => progress.read.has(path)).length;
          return (
            <li key={course.slug}>
              <a href={course.path} className="text-link">
                {course.title}
              </a>
              : {done} of {formatCount(course.lessons.length, 'lesson')} read
              {solved > 0 && `, ${formatCount(solved, 'exercise')} solved`}
            </li>
          );
        })}
      </ul>
      <p className="mt-3">
        <ContinueLink />
      </p>
    </>
  );
}

/** Asks for a saved file and adds its marks; existing marks are kept. */
function readInProgress(): void {
  readInFile((text, name) =>
    toast(
      add(text)
        ? { title: 'Progress added', description: `Your progress now includes ${name}.` }
        : {
            title: 'Nothing was added',
            description: `${name} could not be read as a file saved here. Your progress is unchanged.`,
            variant: 'destructive',
          },
    ),
  );
}

function FileNotes() {
  return (
    <details className="mt-2.5 text-sm">
      <summary className="min-h-target py-2.5 font-semibold text-brand">
        What the file holds
      </summary>
      <p>
        JSON with three fields. <b>version</b> is 1. <b>read</b> holds the address of each lesson
        that you marked, such as /education/safety/what-is-in-the-vial, and the day on which you
        did, such as 2026-11-22. <b>solved</b> holds the same for each exercise: the address of its
        lesson and its place there. The file has no name in it, and nothing that you typed.
      </p>
    </details>
  );
}
