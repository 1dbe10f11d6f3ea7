import texts from './pages.json' with { type: 'json' };
import * as paths from './paths';
import { site } from './site';

/** A page that is made from no text or record. Menus, sitemap, search, breadcrumbs and the page itself read it. */
export type PageRecord = {
  path: string;
  /** The text of links to it. */
  title: string;
  /** Its heading, if not the title. */
  heading?: string;
  /** Its breadcrumb label, if not the title. */
  crumb?: string;
  description: string;
  /** The paths of the pages above it in its breadcrumb, outermost first. */
  under?: readonly string[];
  isTool?: boolean;
  /** Its subjects, if its texts do not name them. */
  tags?: readonly string[];
  /** Left out of sitemap and search. */
  isUnlisted?: boolean;
};

type PageName = keyof typeof texts;

/** Paths that code links to; the others are in pages.json. */
const ADDRESSES: Partial<Record<PageName, string>> = {
  search: paths.SEARCH_PATH,
  courses: paths.COURSES_PATH,
  evidenceMap: paths.EVIDENCE_MAP_PATH,
  papers: paths.PAPERS_PATH,
  data: paths.DATA_PATH,
  keep: paths.OFFLINE_COPY_PATH,
  developers: paths.DEVELOPERS_PATH,
  calculator: paths.CALCULATOR_PATH,
  practice: paths.PRACTICE_PATH,
  practiceSheet: paths.PRACTICE_SHEET_PATH,
  proof: paths.PROOF_PATH,
  halfLife: paths.HALF_LIFE_PATH,
  somethingWentWrong: paths.SOMETHING_WENT_WRONG_PATH,
  safety: paths.SAFETY_PATH,
  sequenceLab: paths.SEQUENCE_LAB_PATH,
  certificate: paths.CERTIFICATE_PATH,
  sheet: paths.SHEET_PATH,
  baseline: paths.BASELINE_PATH,
  compare: paths.COMPARE_PATH,
  corrections: paths.CORRECTIONS_PATH,
  calculatorCorrections: paths.CALCULATOR_CORRECTIONS_PATH,
};

function toPath(name: PageName): string {
  const { path = ADDRESSES[name] }: Partial<PageRecord> = texts[name];
  if (!path) throw new Error(`content/pages.json: ${name} has no path`);
  return path;
}

/** The pages of pages.json with their paths; the page names in `under` are resolved to paths. */
export const pages = Object.fromEntries(
  (Object.keys(texts) as PageName[]).map((name) => {
    const { under, ...text }: Omit<PageRecord, 'path'> = texts[name];
    const page = {
      ...text,
      path: toPath(name),
      title: text.title.replace('{site}', site.name),
      description: text.description
        .replace('{site description}', site.description)
        .replace('{site}', site.name),
      ...(under && { under: under.map((above) => toPath(above as PageName)) }),
    };
    return [name, page];
  }),
) as Record<PageName, PageRecord>;

/** The pages under /resources, in the order in which they are listed. */
export const resourcePages: readonly PageRecord[] = [
  pages.protocols,
  pages.reference,
  pages.glossary,
  pages.papers,
  pages.infographics,
  pages.caseStudies,
];

/** A link to a page, for lists of links. */
export function linkTo({ title, path }: Pick<PageRecord, 'title' | 'path'>): {
  label: string;
  href: string;
} {
  return { label: title, href: path };
}

/** The links on the 404 page: written here because its code runs in browsers, without records. */
export const notFoundLinks = [
  linkTo(pages.somethingWentWrong),
  linkTo(pages.articles),
  linkTo(pages.library),
  linkTo(pages.calculator),
  { label: "Beginner's guide", href: '/guides/beginners' },
  linkTo(pages.glossary),
];
