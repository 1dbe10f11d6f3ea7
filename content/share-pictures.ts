/** A picture that other sites show beside a link to some pages: those whose address begins with `path`. */
type SharePicture = {
  /** The most of an address that a picture names wins; '/' stands for all that no other names. */
  path: `/${string}`;
  /** Its file below /images/share, without the ending. */
  file: string;
  /** What the pages are, in a few words, and their heading. */
  label: string;
  title: string;
};

/** Drawn at the build (lib/figures/covers). Substances have pictures of their own, with their chains. */
export const sharePictures: readonly SharePicture[] = [
  { path: '/', file: 'home', label: 'Education', title: 'Peptide science, with its sources' },
  {
    path: '/blog',
    file: 'articles',
    label: 'Articles',
    title: 'Educational articles on peptide science',
  },
  { path: '/archive', file: 'archive', label: 'Articles', title: 'Every article, newest first' },
  {
    path: '/education',
    file: 'education',
    label: 'Education',
    title: 'Lessons on peptides and their evidence',
  },
  { path: '/guides', file: 'guides', label: 'Guides', title: 'Guides to start with' },
  { path: '/peptides', file: 'peptides', label: 'Library', title: 'Peptide library' },
  {
    path: '/peptides/compare',
    file: 'compare',
    label: 'Library',
    title: 'Two substances side by side',
  },
  { path: '/products', file: 'products', label: 'Library', title: 'Peptide dosing guides' },
  { path: '/research', file: 'research', label: 'Research', title: 'Research on peptides' },
  {
    path: '/research/evidence-map',
    file: 'evidence-map',
    label: 'Research',
    title: 'Evidence map: what was studied, and how',
  },
  {
    path: '/resources',
    file: 'resources',
    label: 'Resources',
    title: 'Protocols, tables and figures',
  },
  { path: '/resources/glossary', file: 'glossary', label: 'Resources', title: 'Peptide glossary' },
  {
    path: '/resources/papers',
    file: 'papers',
    label: 'Research',
    title: 'Papers behind the articles',
  },
  { path: '/tools', file: 'tools', label: 'Tools', title: 'Tools that show their working' },
  {
    path: '/tools/peptide-calculator',
    file: 'calculator',
    label: 'Tool',
    title: 'Peptide reconstitution calculator',
  },
  { path: '/tools/half-life', file: 'half-life', label: 'Tool', title: 'Half-life tool' },
  { path: '/data', file: 'data', label: 'Data', title: 'The data behind the pages' },
  { path: '/developers', file: 'developers', label: 'Data', title: 'How programs read this site' },
  { path: '/corrections', file: 'corrections', label: 'Corrections', title: 'What we corrected' },
  {
    path: '/editorial',
    file: 'editorial',
    label: 'About us',
    title: 'How articles are made and checked',
  },
  {
    path: '/evidence-method',
    file: 'evidence-method',
    label: 'About us',
    title: 'How we search and judge the evidence',
  },
];
