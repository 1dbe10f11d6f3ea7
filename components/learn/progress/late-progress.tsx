'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { PROGRESS_STORAGE_KEY } from '@/lib/learn/progress-key';
import { whenNear } from '../../ui/when-near';

/** `of` is the course or lesson, `children` what stands there without progress. */
type PartProps = { of?: string; children?: ReactNode; isPressed?: boolean };

const PARTS = {
  chain: () => import('./course-progress').then(({ ChainProgress }) => ChainProgress),
  continue: () => import('./continue-link').then(({ ContinueLink }) => ContinueLink),
  course: () => import('./course-progress').then(({ CourseProgress }) => CourseProgress),
  lesson: () => import('./lesson-end').then(({ LessonEnd }) => LessonEnd),
  panel: () => import('./progress-panel').then(({ ProgressPanel }) => ProgressPanel),
} satisfies Record<string, () => Promise<ComponentType<PartProps>>>;

/**
 * A place for the visitor's own progress, whose code is fetched where something is kept: for the end of a lesson when it
 * comes near the view, or with the first press of its button. Without JavaScript `children` stands there alone.
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

const NOT_LOADED = 'This could not be loaded. Load the page again once there is a network.';

/** With the press of the button that stands in a place; should that fail, the place says so. */
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

/** At once where something is kept, or with the first that another tab keeps. A device that refuses cannot tell. */
function whenKept(load: () => void): () => void {
  const loadIfKept = () => {
    if (hasProgress()) load();
  };
  loadIfKept();
  window.addEventListener('storage', loadIfKept);
  return () => window.removeEventListener('storage', loadIfKept);
}
