import { addEvidence, getPost } from '@/lib/articles/posts';
import { paperGroupPath } from '@/lib/papers/paper-filter';
import { getPaperGroups } from '@/lib/papers/papers';
import { toHalfLifeToolAddress } from '@/lib/peptides/half-life-presets';
import { toPeptideText } from '@/lib/peptides/peptide-text';
import { toParts } from '@/lib/peptides/substance-names';
import { toCalculatorHref } from '@/lib/peptides/vial-arithmetic';
import type { PeptideRecord } from '@/lib/records/peptides';
import { formatCount } from '@/lib/text/format';
import { POINT } from '@/lib/text/typography';
import {
  getComparisons,
  getMapLink,
  linkPage,
  type OnwardGroup,
  type OnwardLink,
} from './onward-links';
import { getSubstancesUnder, type Subject } from './page-subjects';
import {
  getPagesNaming,
  getPagesTreating,
  getRelatedPages,
  type KnownPage,
  TAUGHT,
} from './related-pages';

const MOST = { articles: 6, others: 3, taught: 3, protocols: 2 } as const;

/** Words that match a peptide sold in vials with texts on mixing and measuring. */
const VIAL =
  'A lyophilised vial, reconstitution with bacteriostatic water, units on a U-100 syringe, storage';

/** Articles on a record, those most about it first. If none treats it, those that name it, with `areAbout` false. */
export function getArticlesOn(peptide: PeptideRecord): {
  areAbout: boolean;
  articles: OnwardLink[];
} {
  const parts = toParts(peptide);
  const treating = getPagesTreating(['Article'], parts);
  const areAbout = treating.length > 0;
  const found = areAbout
    ? treating.slice(0, MOST.articles)
    : getPagesNaming(['Article'], parts).slice(0, MOST.others);
  return { areAbout, articles: found.map(linkArticle) };
}

/** All pages but articles on a record, grouped by kind; no group is empty. */
export function getPlacesOn(peptide: PeptideRecord): OnwardGroup[] {
  const parts = toParts(peptide);
  const subject = getSubstanceSubject(peptide);
  const taught = [
    ...new Set([
      ...getPagesTreating(TAUGHT, parts),
      ...getRelatedPages(subject, TAUGHT, MOST.taught),
    ]),
  ];
  return [
    { label: 'Papers', links: parts.flatMap(getPaperLists) },
    { label: 'Evidence map', links: parts.map(getMapLink) },
    { label: 'Compare', links: getComparisons(parts) },
    { label: 'Case studies', links: getPagesTreating(['Case study'], parts).map(linkPage) },
    { label: 'Lessons and guides', links: taught.slice(0, MOST.taught).map(linkPage) },
    {
      label: 'Protocols',
      links: getRelatedPages(subject, ['Protocol'], MOST.protocols).map(linkPage),
    },
    { label: 'Tools', links: getTools(peptide) },
  ].filter(({ links }) => links.length > 0);
}

/** The subject of a peptide record, to compare with texts. */
export function getSubstanceSubject(peptide: PeptideRecord): Subject {
  const { name, subtitle, evidence, dosing, furtherReading = [], reconstitution } = peptide;
  const vial = 'vialMg' in reconstitution ? [VIAL] : [];
  return {
    title: name,
    description: subtitle,
    text: [toPeptideText(peptide), ...vial].join('\n'),
    keys: [...evidence.references, ...dosing.source.references, ...furtherReading],
  };
}

function linkArticle(page: KnownPage): OnwardLink {
  const post = getPost(page.path.replace('/blog/', ''));
  const [listed] = post ? addEvidence([post]) : [];
  const facts = [listed?.readingTime, listed?.evidence && `rests on ${listed.evidence}`];
  return { ...linkPage(page), note: facts.filter(Boolean).join(POINT) };
}

function getPaperLists(slug: string): OnwardLink[] {
  return getPaperGroups()
    .filter(({ by, value }) => by === 'about' && getSubstancesUnder(value).includes(slug))
    .map(({ by, value, label, papers }) => ({
      href: paperGroupPath(by, value),
      title: `Papers on ${label}`,
      note: formatCount(papers.length, 'source'),
    }));
}

function getTools(peptide: PeptideRecord): OnwardLink[] {
  const { reconstitution } = peptide;
  const halfLife = toHalfLifeToolAddress(peptide);
  return [
    ...('vialMg' in reconstitution
      ? [
          {
            href: toCalculatorHref(reconstitution),
            title: 'The calculator with this vial',
            note: `${reconstitution.vialMg} mg in ${reconstitution.diluentMl} mL`,
          },
        ]
      : []),
    ...(halfLife ? [{ href: halfLife, title: 'The half-life tool with its figure' }] : []),
  ];
}
