import { selfTestSet } from '@/content/practice';
import type { ContentProblem } from '@/lib/content/content-error';
import { findExercises } from '@/lib/learn/check-exercises';
import type { Corpus } from './corpus';

/** Every course has the exercises that its self-test takes. */
export function findShortSelfTests({ texts }: Corpus): ContentProblem[] {
  const lessons = texts.filter(({ kind }) => kind === 'lesson');
  return texts
    .filter(({ kind }) => kind === 'topic')
    .flatMap(({ path, document }) => {
      const own = lessons.filter((lesson) => lesson.path.startsWith(`${path}/`));
      const count = own.reduce((sum, lesson) => sum + findExercises(lesson.document).length, 0);
      return count >= selfTestSet.size
        ? []
        : [
            document.problemAt(
              1,
              `its lessons have ${count} exercises and its self-test takes ${selfTestSet.size}; write more in # Try it`,
            ),
          ];
    });
}
