import { CALCULATOR_PATH } from './calculator';
import { HALF_LIFE_PATH } from './half-life-tool';

/**
 * Every link of the header, the mobile menu and the footer. An address is written once, here; each menu
 * names the entries it shows. Tests compare all of them with the routes.
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

const tagHref = (tag: string) => `/blog?${new URLSearchParams({ tag })}`;

const links = {
  articles: {
    label: 'All articles',
    href: '/blog',
    icon: 'article',
    // What the fixed badge beside it is; the list itself counts.
    description: 'Search and sort them. 316 is planned; the archive counts what is out',
    badge: '316+ Articles',
  },
  archive: {
    label: 'Complete archive',
    href: '/archive',
    icon: 'archive',
    description: 'One list of all, by year',
  },
  beginners: {
    label: "Beginner's guide",
    href: '/guides/beginners',
    icon: 'compass',
    description: 'First principles, in plain words',
  },
  safetyGuide: {
    label: 'Safety guide',
    href: '/guides/safety',
    icon: 'shield',
    description: 'Storage, handling, warnings',
  },
  calculator: {
    label: 'Peptide calculator',
    href: CALCULATOR_PATH,
    icon: 'calculator',
    description: 'Vial, water, dose, mark',
  },
  halfLife: {
    label: 'Half-life tool',
    href: HALF_LIFE_PATH,
    icon: 'hourglass',
    description: 'Build-up and a missed dose',
  },
  products: {
    label: 'Dosing guides',
    href: '/products',
    icon: 'vial',
    description: 'Each vial, with its numbers',
  },

  longevity: {
    label: 'Longevity',
    href: tagHref('Longevity'),
    icon: 'hourglass',
    description: 'Telomeres, mitochondria, skin',
  },
  weightLoss: {
    label: 'Weight Loss',
    href: tagHref('Weight Loss'),
    icon: 'scale',
    description: 'Incretins and appetite',
  },
  neurological: {
    label: 'Neurological',
    href: tagHref('Neurological'),
    icon: 'brain',
    description: 'Attention, mood, protection',
  },
  recovery: {
    label: 'Recovery',
    href: tagHref('Recovery'),
    icon: 'heart',
    description: 'Tendon, gut and muscle',
  },
  performance: {
    label: 'Performance',
    href: tagHref('Performance'),
    icon: 'dumbbell',
    description: 'Growth hormone and muscle',
  },
  immune: {
    label: 'Immune System',
    href: tagHref('Immune System'),
    icon: 'leaf',
    description: 'Defence, vaccines, antibodies',
  },
  wellness: {
    label: 'Wellness',
    href: tagHref('Wellness'),
    icon: 'sprout',
    description: 'Vials, storage, daily questions',
  },

  research: {
    label: 'Research hub',
    href: '/research',
    icon: 'microscope',
    description: 'Start here: publications, topics',
  },
  evidenceMap: {
    label: 'Evidence map',
    href: '/research/evidence-map',
    icon: 'scale',
    description: 'Each substance against each use',
  },
  papers: {
    label: 'Research papers',
    href: '/resources/papers',
    icon: 'file',
    description: 'Every source that we cite',
  },
  caseStudies: {
    label: 'Case studies',
    href: '/resources/case-studies',
    icon: 'list',
    description: 'Published reports, in short',
  },
  researchArticles: {
    label: 'Research',
    href: tagHref('Research'),
    icon: 'flask',
    description: 'Our articles on methods and evidence',
  },
  clinicalArticles: {
    label: 'Clinical',
    href: tagHref('Clinical'),
    icon: 'stethoscope',
    description: 'Our articles on trials in people',
  },
  library: {
    label: 'Peptide library',
    href: '/peptides',
    icon: 'library',
    description: 'Sequences, evidence and status',
  },
  growthHormone: {
    label: 'Growth Hormone',
    href: '/peptides/growth-hormone',
    icon: 'dumbbell',
    description: 'Releasing hormones, secretagogues',
  },
  metabolic: {
    label: 'Metabolic',
    href: '/peptides/metabolic',
    icon: 'scale',
    description: 'Incretins and related peptides',
  },
  healing: {
    label: 'Healing',
    href: '/peptides/healing',
    icon: 'heart',
    description: 'Tendon, gut and skin models',
  },
  cognitive: {
    label: 'Cognitive',
    href: '/peptides/cognitive',
    icon: 'brain',
    description: 'Attention, mood, neuroprotection',
  },
  immunePeptides: {
    label: 'Immune',
    href: '/peptides/immune',
    icon: 'leaf',
    description: 'Thymic and antimicrobial peptides',
  },

  courses: {
    label: 'All courses',
    href: '/education',
    icon: 'compass',
    description: 'Where to start, what comes next',
  },
  fundamentals: {
    label: 'Fundamentals',
    href: '/education/fundamentals',
    icon: 'graduation',
    description: 'Bonds, chains, folding, dose',
  },
  clinical: {
    label: 'Clinical',
    href: '/education/clinical',
    icon: 'stethoscope',
    description: 'Trials, outcomes, monitoring',
  },
  methods: {
    label: 'Methods',
    href: '/education/methods',
    icon: 'flask',
    description: 'Synthesis, purity, measurement',
  },
  safety: {
    label: 'Safety',
    href: '/education/safety',
    icon: 'shield',
    description: 'Risks, reactions, status',
  },
  certification: {
    label: 'Certification',
    href: '/education/certification',
    icon: 'award',
    description: '28 hours, self-paced',
    badge: 'Coming Soon',
  },
  healthcare: {
    label: 'Healthcare professionals',
    href: '/education/healthcare',
    icon: 'stethoscope',
    description: 'Evidence by strength, with safety',
  },
  researchers: {
    label: 'Researchers',
    href: '/education/researchers',
    icon: 'microscope',
    description: 'The fundamentals, then the bench',
  },
  students: {
    label: 'Students',
    href: '/education/students',
    icon: 'graduation',
    description: 'The fundamentals, then by hand',
  },
  public: {
    label: 'The public',
    href: '/education/public',
    icon: 'people',
    description: 'The fundamentals, then claims',
  },

  protocols: {
    label: 'Protocols',
    href: '/resources/protocols',
    icon: 'list',
    description: 'Handling, step by step',
  },
  reference: {
    label: 'Quick reference',
    href: '/resources/reference',
    icon: 'table',
    description: 'Units, marks, storage, residues',
  },
  infographics: {
    label: 'Infographics',
    href: '/resources/infographics',
    icon: 'image',
    description: 'Figures to keep',
  },
  glossary: {
    label: 'Glossary',
    href: '/resources/glossary',
    icon: 'letters',
    description: 'The words of the field',
  },
} as const satisfies Record<string, NavLink>;

/** The four groups of the mega-menu. */
export const menuGroups: readonly NavGroup[] = [
  {
    label: 'Learn',
    href: '/blog',
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
    href: '/research',
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
      href: '/resources/papers',
      buttonText: 'Open the papers',
      badge: 'Every source',
      sequence: 'mots-c',
    },
  },
  {
    label: 'Education',
    href: '/education',
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
    href: '/resources/protocols',
    sections: [
      {
        title: 'At the bench',
        links: [
          links.calculator,
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
      href: CALCULATOR_PATH,
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
    links: [links.fundamentals, links.clinical, links.methods, links.safety, links.certification],
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
  { label: 'Corrections', href: '/corrections' },
  { label: 'Editorial', href: '/editorial' },
  { label: 'Accessibility', href: '/accessibility' },
];

/** Files served as they are, so the browser loads them itself. */
export const fileLinks: readonly FooterLink[] = [
  { label: 'RSS', href: '/rss.xml' },
  { label: 'Sitemap', href: '/sitemap.xml' },
];

/** What the page of an unknown address offers. */
export const notFoundLinks: readonly FooterLink[] = [
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
