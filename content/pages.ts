import texts from './pages.json' with { type: 'json' };
import * as paths from './paths';
import { site } from './site';

/** A page that no text and no record stands behind. Menus, sitemap, search, breadcrumbs and the page itself read it. */
export type PageRecord = {
  path: string;
  /** What links to it call it. */
  title: string;
  /** Its heading, where that is another. */
  heading?: string;
  /** Its step in a breadcrumb, where that is another. */
  crumb?: string;
  description: string;
  /** The addresses of the pages above it in its breadcrumb, outermost first. */
  under?: readonly string[];
  isTool?: boolean;
  /** What it is about, where its texts do not say it. */
  tags?: readonly string[];
  /** Left out of sitemap and search. */
  isUnlisted?: boolean;
};

type PageName = keyof typeof texts;

/** Addresses that code leads to; the others stand in pages.json. */
const ADDRESSES: Partial<Record<PageName, string>> = {
  search: paths.SEARCH_PATH,
  courses: paths.COURSES_PATH,
  evidenceMap: paths.EVIDENCE_MAP_PATH,
  papers: paths.PAPERS_PATH,
  data: paths.DATA_PATH,
  keep: paths.KEEP_PATH,
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

/** What pages.json says of each page, with its address: `under` names pages there. */
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

/** The pages under /resources, in the order in which they are listed beside each other. */
export const resourcePages: readonly PageRecord[] = [
  pages.protocols,
  pages.reference,
  pages.glossary,
  pages.papers,
  pages.infographics,
  pages.caseStudies,
];

/** A page as lists of links name it. */
export function linkTo({ title, path }: Pick<PageRecord, 'title' | 'path'>): {
  label: string;
  href: string;
} {
  return { label: title, href: path };
}

/** What the page of an unknown address offers; its code runs in browsers, which have no records. */
export const notFoundLinks = [
  linkTo(pages.somethingWentWrong),
  linkTo(pages.articles),
  linkTo(pages.library),
  linkTo(pages.calculator),
  { label: "Beginner's guide", href: '/guides/beginners' },
  linkTo(pages.glossary),
];
