import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { fetchJson } from '@/lib/api/fetch-json';
import { loadOnce } from '@/lib/api/keep';
import {
  COURSES_FILE,
  type CourseOutline,
  NO_PROGRESS,
  type Progress,
  parseCourses,
  readProgress,
} from '@/lib/learn/progress';
import { useStoredText } from '../../ui/kept';
import { type Keeping, progressText, readKeeping } from './progress-store';

/** Returns the visitor's marks and whether the device stores them; follows changes in any tab. */
export function useProgress(): { progress: Progress; keeping: Keeping } {
  const text = useStoredText(progressText);
  const keeping = useSyncExternalStore(progressText.subscribe, readKeeping, () => 'kept' as const);
  return { progress: useMemo(() => readProgress(text) ?? NO_PROGRESS, [text]), keeping };
}

const kept = new Map<string, Promise<readonly CourseOutline[]>>();

/** Returns all courses and lessons, fetched once per visit; empty while loading or on failure. */
export function useCourses(): readonly CourseOutline[] {
  const [courses, setCourses] = useState<readonly CourseOutline[]>([]);
  useEffect(() => {
    let isWanted = true;
    loadOnce(kept, COURSES_FILE, () => fetchJson({ queryKey: [COURSES_FILE] }).then(parseCourses))
      .then((loaded) => isWanted && setCourses(loaded))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, []);
  return courses;
}
