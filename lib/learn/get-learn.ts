import { memoise } from '@/lib/content/memoise';
import type { LearnContent } from './learn-schema';
import { readLearn } from './read-learn';

/** Topics with their modules, guides and company pages; read once per process. Throws a ContentError. */
export const getLearnContent: () => LearnContent = memoise('learn', readLearn);
