import {
  BASELINE_PATH,
  CALCULATOR_CORRECTIONS_PATH,
  CALCULATOR_PATH,
  CERTIFICATE_PATH,
  COMPARE_PATH,
  CORRECTIONS_PATH,
  COURSES_PATH,
  DATA_PATH,
  DEVELOPERS_PATH,
  EVIDENCE_MAP_PATH,
  HALF_LIFE_PATH,
  KEEP_PATH,
  PAPERS_PATH,
  PRACTICE_PATH,
  PRACTICE_SHEET_PATH,
  PROOF_PATH,
  SAFETY_PATH,
  SEARCH_PATH,
  SEQUENCE_LAB_PATH,
  SHEET_PATH,
  SOMETHING_WENT_WRONG_PATH,
} from './paths';
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
  kind?: 'Tool';
  /** What it is about, where its texts do not say it. */
  tags?: readonly string[];
  /** Left out of sitemap and search. */
  isUnlisted?: true;
};

/** The pages about research in general; those of the resources stand under it. */
const RESEARCH = '/research';

export const pages = {
  home: { path: '/', title: site.name, crumb: 'Home', description: site.description },
  articles: {
    path: '/blog',
    title: 'All articles',
    heading: 'Educational Articles',
    crumb: 'Educational Articles',
    description:
      'Evidence-based articles on peptide science, from first principles to the clinical literature.',
  },
  archive: {
    path: '/archive',
    title: 'Complete archive',
    heading: 'Complete Archive',
    description: `Every article of ${site.name}, newest first, with its date, desk and subjects.`,
  },
  search: {
    path: SEARCH_PATH,
    title: 'Search',
    description:
      'Peptides, articles, lessons, terms, papers and tools, found by any of their names.',
    isUnlisted: true,
  },
  library: {
    path: '/peptides',
    title: 'Peptide library',
    heading: 'Peptide Library',
    crumb: 'Peptides',
    description:
      'What each peptide is, what was tested in whom, and how the numbers follow from the vial.',
  },
  products: {
    path: '/products',
    title: 'Dosing guides',
    heading: 'All Peptide Dosing Guides',
    crumb: 'Products',
    description:
      'Thirty dosing guides: what each vial holds, what was studied in whom, and how the numbers follow from the water added.',
  },
  courses: {
    path: COURSES_PATH,
    title: 'All courses',
    heading: 'All courses, and where to start',
    crumb: 'Courses',
    description:
      'Nine free courses on peptides, in the order in which they build on each other. Start at the top, or where your question is.',
  },
  research: {
    path: RESEARCH,
    title: 'Research hub',
    crumb: 'Research',
    description:
      'Search the articles, read what landmark studies found, and follow the topics that research on peptides turns on.',
  },
  evidenceMap: {
    path: EVIDENCE_MAP_PATH,
    title: 'Evidence map',
    description:
      'Which substance of the library was studied for what, by what kind of study at best, and what the studies say together. Each cell leads to its papers.',
    under: [RESEARCH],
  },
  protocols: {
    path: '/resources/protocols',
    title: 'Protocols',
    heading: 'Lab protocols',
    description:
      'Step-by-step bench methods for reconstituting, measuring, storing and recording peptides, each with its reason and what can go wrong.',
    under: [RESEARCH],
  },
  reference: {
    path: '/resources/reference',
    title: 'Quick reference',
    crumb: 'Reference tables',
    description:
      'Conversions, U-100 syringe marks, concentrations of common vials, storage conditions and the twenty amino acids, in tables.',
    under: [RESEARCH],
  },
  glossary: {
    path: '/resources/glossary',
    title: 'Glossary',
    heading: 'Peptide glossary',
    description:
      'The words of peptide science and of clinical research in one to three plain sentences each, from accelerated approval to zwitterion.',
    under: [RESEARCH],
  },
  papers: {
    path: PAPERS_PATH,
    title: 'Research papers',
    crumb: 'Papers',
    description:
      'The journal papers that this site cites, by year, with filters for peptide, year and kind of study.',
    under: [RESEARCH],
  },
  infographics: {
    path: '/resources/infographics',
    title: 'Infographics',
    description:
      'Figures to read, print or teach with: mixing a vial, syringe marks, levels of evidence, the peptide bond, half-lives, the cold chain and certificates.',
    under: [RESEARCH],
  },
  caseStudies: {
    path: '/resources/case-studies',
    title: 'Case studies',
    description:
      'Published reports on small numbers of people: what happened, what the authors found and what such a report cannot show.',
    under: [RESEARCH],
  },
  data: {
    path: DATA_PATH,
    title: 'The data behind the pages',
    crumb: 'Data',
    description:
      'The records that the articles and figures of this site are made from, as JSON and CSV, each with its schema, version and list of changes.',
    under: [RESEARCH],
  },
  keep: {
    path: KEEP_PATH,
    title: 'Keep this site on your device',
    crumb: 'Keep on your device',
    description:
      'A copy of the calculator, the safety pages, the peptides or the whole site for times without a network: its size before, its day after, and a way to remove it.',
  },
  developers: {
    path: DEVELOPERS_PATH,
    title: 'For developers',
    crumb: 'Developers',
    description:
      'How a program reads articles, the search and the records of this site: the calls with their answers and errors, and examples that run.',
    under: [RESEARCH],
  },
  calculator: {
    path: CALCULATOR_PATH,
    title: 'Peptide calculator',
    description:
      'Concentration, volume per dose and doses per vial from a vial, its water and a dose, with the syringe mark drawn to scale and every step shown.',
    kind: 'Tool',
    tags: ['reconstitution', 'U-100 syringe'],
  },
  practice: {
    path: PRACTICE_PATH,
    title: 'Practice room',
    description:
      'Strengths, doses and syringe marks to work out, with fresh numbers each time, hints, and what to read when a point slips by one place.',
    under: [CALCULATOR_PATH],
    kind: 'Tool',
    tags: ['U-100 syringe', 'reconstitution', 'milligram', 'microgram'],
  },
  practiceSheet: {
    path: PRACTICE_SHEET_PATH,
    title: 'Practice sheet',
    description:
      'Problems on strengths, amounts and syringe marks to print, with their answers on pages of their own; the same number gives the same sheet.',
    under: [CALCULATOR_PATH, PRACTICE_PATH],
    isUnlisted: true,
  },
  proof: {
    path: PROOF_PATH,
    title: 'Proof of the calculator',
    description:
      'Worked examples that other pages publish, computed by this calculator and shown beside the published values, with open test cases for any other calculator.',
    under: [CALCULATOR_PATH],
  },
  halfLife: {
    path: HALF_LIFE_PATH,
    title: 'Half-life tool',
    heading: 'Half-life and steady state',
    crumb: 'Half-life and steady state',
    description:
      'How a level builds up and fades with repeated doses: time to steady state, swing and one missed dose, from a half-life and the time between doses. Timing, not effect, and no dose.',
    kind: 'Tool',
    tags: ['half-life', 'steady state'],
  },
  somethingWentWrong: {
    path: SOMETHING_WENT_WRONG_PATH,
    title: 'Something went wrong',
    description:
      'Too much drawn, a dose given twice, the wrong vial, an allergic reaction, a red lump: whether to call now, whom, and what to say. And how much a syringe held.',
    kind: 'Tool',
    tags: ['overdose', 'too much', 'poison centre', 'emergency', 'anaphylaxis', 'needle'],
  },
  safety: {
    path: SAFETY_PATH,
    title: 'Questions of safety',
    heading: 'Questions of safety, across substances',
    crumb: 'Questions of safety',
    description:
      'The pill, pregnancy, operations, other medicines, driving, alcohol and travelling with a needle: what the labels say of each, substance by substance.',
    tags: ['contraception', 'pregnancy', 'surgery', 'interactions', 'driving', 'alcohol', 'travel'],
  },
  sequenceLab: {
    path: SEQUENCE_LAB_PATH,
    title: 'Sequence lab',
    description:
      'Type a peptide chain: its drawing, formula, masses, charge by pH, isoelectric point, extinction at 280 nm and hydropathy, each with its formula. Chemistry only, no dose.',
    kind: 'Tool',
    tags: ['sequence', 'molecular weight', 'isoelectric point'],
  },
  certificate: {
    path: CERTIFICATE_PATH,
    title: 'Certificate checker',
    description:
      'Type what a certificate of analysis says of a peptide: whether its mass fits the chain or a known neighbour, what its purity means, the real milligrams, and what it leaves out.',
    kind: 'Tool',
    tags: [
      'certificate of analysis',
      'HPLC',
      'mass spectrometry',
      'net peptide content',
      'endotoxin',
    ],
  },
  sheet: {
    path: SHEET_PATH,
    title: 'Sheet for the doctor or anaesthetist',
    crumb: 'Sheet for the doctor',
    description:
      'One page to print: which peptides you use, the last dose and when, with half-life and what labels say on surgery and other medicines. Nothing leaves your device.',
    kind: 'Tool',
    tags: ['surgery', 'anaesthesia', 'operation', 'half-life', 'interactions'],
  },
  baseline: {
    path: BASELINE_PATH,
    title: 'Benefit and harm at your own baseline',
    crumb: 'Benefit and harm',
    description:
      'Move the starting risk: what the ratio of a trial means for 1,000 people, with and without the medicine, benefits beside harms on one scale, with the interval and its limits.',
    kind: 'Tool',
    tags: [
      'absolute risk',
      'relative risk',
      'hazard ratio',
      'odds ratio',
      'number needed to treat',
    ],
  },
  compare: {
    path: COMPARE_PATH,
    title: 'Compare two substances',
    description:
      'Two peptides side by side: trials that compared them directly, results of the same question, harms, half-life, molecule and standing, each with its paper.',
    under: ['/peptides'],
    kind: 'Tool',
  },
  corrections: {
    path: CORRECTIONS_PATH,
    title: 'Corrections',
    description:
      'Every change of substance to a page of this site, newest first, and how to report a mistake.',
  },
  calculatorCorrections: {
    path: CALCULATOR_CORRECTIONS_PATH,
    title: 'Corrections to the calculator',
    crumb: 'Calculator',
    description:
      'Whether anything on a printed sheet of the peptide calculator was corrected since it was made: each correction with its day.',
    under: [CORRECTIONS_PATH],
  },
} as const satisfies Record<string, PageRecord>;

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
