'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { PROGRESS_STORAGE_KEY } from '@/lib/learn/progress-key';
import { whenNear } from '../../ui/when-near';

/** `of` is the course or lesson; `children` is shown when there is no progress. */
type PartProps = { of?: string; children?: ReactNode; isPressed?: boolean };

const PARTS = {
  chain: () => import('./course-progress').then(({ ChainProgress }) => ChainProgress),
  continue: () => import('./continue-link').then(({ ContinueLink }) => ContinueLink),
  course: () => import('./course-progress').then(({ CourseProgress }) => CourseProgress),
  lesson: () => import('./lesson-end').then(({ LessonEnd }) => LessonEnd),
  panel: () => import('./progress-panel').then(({ ProgressPanel }) => ProgressPanel),
} satisfies Record<string, () => Promise<ComponentType<PartProps>>>;

/**
 * A placeholder for the visitor's progress, whose code is loaded late: `panel` and `lesson` near the viewport, but
 * `lesson` only when its button is pressed while nothing is stored; other parts once something is. Until then it shows
 * `children`.
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
  const [late, setLate] = useState<{ Part: ComponentType<PartProps>; isPressed: boolean }>();
  useEffect(() => {
    const { current } = place;
    const load = (isPressed = false) =>
      PARTS[part]().then((Part: ComponentType<PartProps>) => setLate({ Part, isPressed }));
    const loadQuietly = () => void load().catch(() => {});
    if (!current) return;
    if (part === 'lesson' && !hasProgress()) return whenPressed(current, () => load(true));
    if (part === 'lesson' || part === 'panel') return whenNear([current], '800px', loadQuietly);
    return whenKept(loadQuietly);
  }, [part]);
  return (
    <div ref={place}>
      {late ? (
        <late.Part of={of} isPressed={late.isPressed}>
          {children}
        </late.Part>
      ) : (
        children
      )}
    </div>
  );
}

const NOT_LOADED = 'This could not be loaded. Reload the page when you are online.';

/** Calls `load` when the button in the placeholder is pressed; if loading fails, says so there. */
function whenPressed(place: Element, load: () => Promise<void>): () => void {
  const button = place.querySelector('button');
  const press = () => {
    load().catch(() => place.querySelector('[role="status"]')?.replaceChildren(NOT_LOADED));
  };
  button?.addEventListener('click', press);
  return () => button?.removeEventListener('click', press);
}

function hasProgress(): boolean {
  try {
    return window.localStorage.getItem(PROGRESS_STORAGE_KEY) !== null;
  } catch {
    return true;
  }
}

/** Calls `load` once progress is stored, here or by another tab; at once if storage is not accessible. */
function whenKept(load: () => void): () => void {
  const loadIfKept = () => {
    if (hasProgress()) load();
  };
  loadIfKept();
  window.addEventListener('storage', loadIfKept);
  return () => window.removeEventListener('storage', loadIfKept);
}
