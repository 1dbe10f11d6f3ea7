import { type CourseId, coursePlan } from '@/content/education/topics';
import { getTopic } from './education';
import type { Topic } from './schemas';

/** The courses by steps: first those that need none, then those that need only earlier ones, and so on. */
export function getCourseSteps(): Topic[][] {
  const steps: Topic[][] = [];
  for (const { id } of coursePlan) {
    const step = getStep(id);
    steps[step] = [...(steps[step] ?? []), getTopic(id)];
  }
  return steps;
}

/** How many courses have to come before one, one after the other. Throws where two need each other. */
function getStep(id: CourseId, path: readonly CourseId[] = []): number {
  if (path.includes(id))
    throw new Error(`coursePlan goes in a circle: ${[...path, id].join(', ')}`);
  const needs = coursePlan.find((course) => course.id === id)?.needs ?? [];
  return Math.max(-1, ...needs.map((need) => getStep(need, [...path, id]))) + 1;
}
