'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { PROGRESS_STORAGE_KEY } from '@/lib/learn/progress-key';

/** `of` is the course or lesson, `children` what stands there without progress. */
type PartProps = { of?: string; children?: ReactNode };

/** What is shown of progress, by its place. */
const PARTS = {
  chain: () => import('./course-progress').then(({ ChainProgress }) => ChainProgress),
  continue: () => import('./continue-link').then(({ ContinueLink }) => ContinueLink),
  course: () => import('./course-progress').then(({ CourseProgress }) => CourseProgress),
  lesson: () => import('./lesson-end').then(({ LessonEnd }) => LessonEnd),
  panel: () => import('./progress-panel').then(({ ProgressPanel }) => ProgressPanel),
} satisfies Record<string, () => Promise<ComponentType<PartProps>>>;

/**
 * A place for the visitor's own progress. Its code is fetched when the place comes near the view; what changes
 * something at the top of a page, only where something is kept. Without JavaScript `children` stands there alone.
 */
export function LateProgress({
  part,
  of,
  children,
}: {
  part: keyof typeof PARTS;
  of?: string;
  children?: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<PartProps>>();
  useEffect(() => {
    const load = () => {
      PARTS[part]()
        .then((Loaded: ComponentType<PartProps>) => setPart(() => Loaded))
        .catch(() => {});
    };
    return part === 'lesson' || part === 'panel' ? whenNear(place.current, load) : whenKept(load);
  }, [part]);
  return <div ref={place}>{Part ? <Part of={of}>{children}</Part> : children}</div>;
}

function whenNear(place: Element | null, load: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '800px' },
  );
  if (place) observer.observe(place);
  return () => observer.disconnect();
}

function hasProgress(): boolean {
  try {
    return window.localStorage.getItem(PROGRESS_STORAGE_KEY) !== null;
  } catch {
    return true;
  }
}

/** At once where something is kept, or with the first that another tab keeps. A device that refuses cannot tell. */
function whenKept(load: () => void): () => void {
  const loadIfKept = () => {
    if (hasProgress()) load();
  };
  loadIfKept();
  window.addEventListener('storage', loadIfKept);
  return () => window.removeEventListener('storage', loadIfKept);
}
