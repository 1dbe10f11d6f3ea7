import type { ComponentType, ReactNode } from 'react';
import { ContinueLink } from './continue-link';
import { ChainProgress, CourseProgress } from './course-progress';
import { LessonEnd } from './lesson-end';
import { ProgressPanel } from './progress-panel';

/** What is shown of progress, by its place; `of` is the course or lesson, `children` what stands there without it. */
export const parts = {
  chain: ChainProgress,
  continue: ContinueLink,
  course: CourseProgress,
  lesson: LessonEnd,
  panel: ProgressPanel,
} satisfies Record<string, ComponentType<PartProps>>;

export type PartProps = { of?: string; children?: ReactNode };

export type PartName = keyof typeof parts;
