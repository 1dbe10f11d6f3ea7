import type { Topic } from '../schemas';

/** How a self-test is called on its page, in lists and in answers of the search. */
export function describeSelfTest({ title }: Pick<Topic, 'title'>) {
  return {
    title: `Self-test: ${title}`,
    description: `Ten questions across the lessons of ${title}, with a reason for every answer and a sheet of results to print.`,
  };
}
