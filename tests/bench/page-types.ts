import { templates } from '../e2e/pages';
import { isQuick } from './options';

export type PageType = { name: string; path: string };

const FEW = ['/', '/blog', '/tools/peptide-calculator'];

/** A page of each template; in a quick run only a few. */
export const pageTypes: readonly PageType[] = templates.filter(
  ({ path }) => !isQuick || FEW.includes(path),
);
