/** The texts of the map of all courses; which course needs which stands in topics.ts. */
export const courseMap = {
  title: 'All courses, and where to start',
  description:
    'Nine free courses on peptides, in the order in which they build on each other. Start at the top, or where your question is.',
  steps: ['Start here', 'Then, in any order', 'After these'],
} as const;
