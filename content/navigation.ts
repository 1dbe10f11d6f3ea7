import type { LibraryCategoryId } from './categories';
import type { CourseId } from './education/topics';
import { linkTo, type PageRecord, pages } from './pages';
/**
 * Every link of the header, the mobile menu and the footer; each menu names those it shows. What pages are called
 * and where they stand is said in pages.ts. Tests compare all of them with the routes.
 */
export type IconName =
  | 'archive'
  | 'article'
  | 'award'
  | 'brain'
  | 'calculator'
  | 'compass'
  | 'dumbbell'
  | 'file'
  | 'flask'
  | 'graduation'
  | 'heart'
  | 'hourglass'
  | 'image'
  | 'leaf'
  | 'letters'
  | 'library'
  | 'list'
  | 'microscope'
  | 'people'
  | 'scale'
  | 'shield'
  | 'sprout'
  | 'stethoscope'
  | 'table'
  | 'vial';

/** One link. The description and the icon show in the mega-menu only. */
export type NavLink = {
  label: string;
  href: string;
  icon: IconName;
  description: string;
  badge?: string;
};

export type NavSection = {
  title: string;
  links: readonly NavLink[];
  /** Whether the lesson that the visitor is to go on with stands with it. */
  hasProgress?: true;
};

/** The card beside a group's links; `sequence` is the peptide whose whole chain is drawn on it (content/sequences.ts). */
export type NavCard = {
  title: string;
  description: string;
  href: string;
  buttonText: string;
  badge: string;
  sequence: 'bpc-157' | 'mots-c' | 'ghk-cu' | 'glp-1' | 'semax' | 'sermorelin';
};

/** A group of the main menu. `href` is where its label leads as long as no script runs. */
export type NavGroup = {
  label: string;
  href: string;
  sections: readonly [NavSection, NavSection];
  featured: NavCard;
};

/** A page of pages.ts in a menu. */
const link = (
  page: Pick<PageRecord, 'title' | 'path'>,
  icon: IconName,
  description: string,
): NavLink => ({ ...linkTo(page), icon, description });

/** A tag of the blog; a category of the library; a course. */
const tagLink = (title: string, icon: IconName, description: string) =>
  link(
    { title, path: `${pages.articles.path}?${new URLSearchParams({ tag: title })}` },
    icon,
    description,
  );
const categoryLink = (title: string, id: LibraryCategoryId, icon: IconName, description: string) =>
  link({ title, path: `${pages.library.path}/${id}` }, icon, description);
const courseLink = (title: string, id: CourseId, icon: IconName, description: string) =>
  link({ title, path: `${pages.courses.path}/${id}` }, icon, description);

const links = {
  articles: {
    // What the fixed badge beside it is; the list itself counts.
    ...link(
      pages.articles,
      'article',
      'Search and sort them. 316 is planned; the archive counts what is out',
    ),
    badge: '316+ Articles',
  },
  archive: link(pages.archive, 'archive', 'One list of all, by year'),
  beginners: link(
    { title: "Beginner's guide", path: '/guides/beginners' },
    'compass',
    'First principles, in plain words',
  ),
  safetyGuide: link(
    { title: 'Safety guide', path: '/guides/safety' },
    'shield',
    'Storage, handling, warnings',
  ),
  safetyQuestions: link(pages.safety, 'shield', 'The pill, pregnancy, an operation'),
  calculator: link(pages.calculator, 'calculator', 'Vial, water, dose, mark'),
  somethingWentWrong: link(pages.somethingWentWrong, 'shield', 'Too much, wrong vial, a reaction'),
  halfLife: link(pages.halfLife, 'hourglass', 'Build-up and a missed dose'),
  certificate: link(pages.certificate, 'file', 'What a paper proves, and what not'),
  sheet: link(pages.sheet, 'stethoscope', 'What you use, on one page'),
  baseline: link(pages.baseline, 'people', 'A trial’s ratio, of 1,000 people'),
  products: link(pages.products, 'vial', 'Each vial, with its numbers'),

  longevity: tagLink('Longevity', 'hourglass', 'Telomeres, mitochondria, skin'),
  weightLoss: tagLink('Weight Loss', 'scale', 'Incretins and appetite'),
  neurological: tagLink('Neurological', 'brain', 'Attention, mood, protection'),
  recovery: tagLink('Recovery', 'heart', 'Tendon, gut and muscle'),
  performance: tagLink('Performance', 'dumbbell', 'Growth hormone and muscle'),
  immune: tagLink('Immune System', 'leaf', 'Defence, vaccines, antibodies'),
  wellness: tagLink('Wellness', 'sprout', 'Vials, storage, daily questions'),

  research: link(pages.research, 'microscope', 'Start here: publications, topics'),
  evidenceMap: link(pages.evidenceMap, 'scale', 'Each substance against each use'),
  papers: link(pages.papers, 'file', 'Every source that we cite'),
  caseStudies: link(pages.caseStudies, 'list', 'Published reports, in short'),
  researchArticles: tagLink('Research', 'flask', 'Our articles on methods and evidence'),
  clinicalArticles: tagLink('Clinical', 'stethoscope', 'Our articles on trials in people'),
  library: link(pages.library, 'library', 'Sequences, evidence and status'),
  growthHormone: categoryLink(
    'Growth Hormone',
    'growth-hormone',
    'dumbbell',
    'Releasing hormones, secretagogues',
  ),
  metabolic: categoryLink('Metabolic', 'metabolic', 'scale', 'Incretins and related peptides'),
  healing: categoryLink('Healing', 'healing', 'heart', 'Tendon, gut and skin models'),
  cognitive: categoryLink('Cognitive', 'cognitive', 'brain', 'Attention, mood, neuroprotection'),
  immunePeptides: categoryLink('Immune', 'immune', 'leaf', 'Thymic and antimicrobial peptides'),

  courses: link(pages.courses, 'compass', 'Where to start, what comes next'),
  fundamentals: courseLink(
    'Fundamentals',
    'fundamentals',
    'graduation',
    'Bonds, chains, folding, dose',
  ),
  clinical: courseLink('Clinical', 'clinical', 'stethoscope', 'Trials, outcomes, monitoring'),
  methods: courseLink('Methods', 'methods', 'flask', 'Synthesis, purity, measurement'),
  safety: courseLink('Safety', 'safety', 'shield', 'Risks, reactions, status'),
  certification: {
    ...courseLink('Certification', 'certification', 'award', '28 hours, self-paced'),
    badge: 'Coming Soon',
  },
  healthcare: courseLink(
    'Healthcare professionals',
    'healthcare',
    'stethoscope',
    'Evidence by strength, with safety',
  ),
  researchers: courseLink(
    'Researchers',
    'researchers',
    'microscope',
    'The fundamentals, then the bench',
  ),
  students: courseLink('Students', 'students', 'graduation', 'The fundamentals, then by hand'),
  public: courseLink('The public', 'public', 'people', 'The fundamentals, then claims'),

  protocols: link(pages.protocols, 'list', 'Handling, step by step'),
  reference: link(pages.reference, 'table', 'Units, marks, storage, residues'),
  infographics: link(pages.infographics, 'image', 'Figures to keep'),
  glossary: link(pages.glossary, 'letters', 'The words of the field'),
} as const satisfies Record<string, NavLink>;

/** The four groups of the mega-menu. */
export const menuGroups: readonly NavGroup[] = [
  {
    label: 'Learn',
    href: pages.articles.path,
    sections: [
      {
        title: 'Start here',
        links: [
          links.articles,
          links.beginners,
          links.safetyGuide,
          links.calculator,
          links.products,
          links.archive,
        ],
      },
      {
        title: 'Article topics',
        links: [
          links.longevity,
          links.weightLoss,
          links.neurological,
          links.recovery,
          links.performance,
          links.immune,
          links.wellness,
        ],
      },
    ],
    featured: {
      title: 'Peptide fundamentals',
      description:
        'The series to read first: bonds, chains, folding, and what a dose is. 12 minutes is the plan; each lesson states its own time.',
      href: '/education/fundamentals',
      buttonText: 'Start the series',
      badge: '12 min read',
      sequence: 'bpc-157',
    },
  },
  {
    label: 'Research',
    href: pages.research.path,
    sections: [
      {
        title: 'Evidence',
        links: [
          links.research,
          links.evidenceMap,
          links.papers,
          links.caseStudies,
          links.researchArticles,
          links.clinicalArticles,
        ],
      },
      {
        title: 'Peptide library',
        links: [
          { ...links.library, label: 'All peptides' },
          links.growthHormone,
          links.metabolic,
          links.healing,
          links.cognitive,
          links.immunePeptides,
        ],
      },
    ],
    featured: {
      title: 'Follow a claim to its source',
      description: 'The papers our pages cite, by peptide, year and kind of study.',
      href: pages.papers.path,
      buttonText: 'Open the papers',
      badge: 'Every source',
      sequence: 'mots-c',
    },
  },
  {
    label: 'Education',
    href: pages.courses.path,
    sections: [
      {
        title: 'Courses',
        hasProgress: true,
        links: [
          links.courses,
          links.fundamentals,
          links.clinical,
          links.methods,
          links.safety,
          links.certification,
        ],
      },
      {
        title: 'Made for',
        links: [links.healthcare, links.researchers, links.students, links.public],
      },
    ],
    featured: {
      title: 'Before the first vial',
      description: 'What can go wrong with peptides, and what is known about each risk.',
      href: '/education/safety',
      buttonText: 'Open the course',
      badge: 'Free course',
      sequence: 'semax',
    },
  },
  {
    label: 'Resources',
    href: pages.protocols.path,
    sections: [
      {
        title: 'At the bench',
        links: [
          links.calculator,
          links.somethingWentWrong,
          links.certificate,
          links.sheet,
          links.baseline,
          links.halfLife,
          links.protocols,
          links.reference,
          links.products,
          links.infographics,
        ],
      },
      {
        title: 'Look it up',
        links: [links.glossary, links.papers, links.caseStudies, links.archive],
      },
    ],
    featured: {
      title: 'From vial to syringe mark',
      description: 'Enter the vial, the water and the dose. The calculator shows its working.',
      href: pages.calculator.path,
      buttonText: 'Open the calculator',
      badge: 'Free tool',
      sequence: 'sermorelin',
    },
  },
];

/** The lists of the mobile menu; the link to the shop follows the last one. */
export const mobileSections: readonly NavSection[] = [
  {
    title: 'Learn',
    hasProgress: true,
    links: [
      links.articles,
      links.beginners,
      links.safetyGuide,
      links.fundamentals,
      links.healthcare,
      links.certification,
    ],
  },
  {
    title: 'Research',
    links: [links.research, links.evidenceMap, links.library, links.papers, links.caseStudies],
  },
  {
    title: 'Quick Links',
    links: [
      links.calculator,
      links.somethingWentWrong,
      links.certificate,
      links.sheet,
      links.baseline,
      links.halfLife,
      links.products,
      links.protocols,
      links.reference,
      links.glossary,
      links.infographics,
      links.archive,
    ],
  },
];

type FooterLink = { label: string; href: string };

const companyLinks: readonly FooterLink[] = [
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
  { label: 'Careers', href: '/careers' },
];

/** The link columns of the footer; the link to the shop follows the last one. */
export const footerColumns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Education',
    links: [
      links.fundamentals,
      links.clinical,
      links.methods,
      links.safety,
      links.certification,
      links.safetyQuestions,
      links.somethingWentWrong,
    ],
  },
  {
    title: 'Categories',
    links: [
      links.longevity,
      links.weightLoss,
      links.recovery,
      links.performance,
      links.neurological,
    ],
  },
  { title: 'Company', links: companyLinks },
];

export const legalLinks: readonly FooterLink[] = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'Medical Disclaimer', href: '/disclaimer' },
  linkTo(pages.corrections),
  { label: 'Editorial', href: '/editorial' },
  { label: 'Evidence method', href: '/evidence-method' },
  { label: 'Accessibility', href: '/accessibility' },
];

/** Files served as they are, so the browser loads them itself. */
export const fileLinks: readonly FooterLink[] = [
  { label: 'RSS', href: '/rss.xml' },
  { label: 'Sitemap', href: '/sitemap.xml' },
];

/** What the page of an unknown address offers. */
export const notFoundLinks: readonly FooterLink[] = [
  links.somethingWentWrong,
  links.articles,
  links.library,
  links.calculator,
  links.beginners,
  links.glossary,
];

/** The three doors of the home page; each leads first to its own page. */
export const doors: readonly {
  title: string;
  text: string;
  links: readonly [FooterLink, FooterLink, FooterLink];
}[] = [
  {
    title: 'New to peptides',
    text: 'What a peptide is, how it is handled, and the words you will meet.',
    links: [links.beginners, links.fundamentals, links.glossary],
  },
  {
    title: 'Checking a claim',
    text: 'What was studied for what, in whom and how well, down to the paper.',
    links: [
      links.evidenceMap,
      links.papers,
      { ...links.healthcare, label: 'For healthcare professionals' },
    ],
  },
  {
    title: 'Measuring a dose',
    text: 'From the vial and the water to the line on the syringe. We recommend no dose.',
    links: [links.calculator, links.products, links.safetyGuide],
  },
];
