import { CALCULATOR_CORRECTIONS_PATH, CALCULATOR_PATH } from '@/content/calculator';
import { method } from '@/content/calculator-method';
import { DEVELOPERS_PATH, developersPage } from '@/content/developers';
import { evidenceKinds } from '@/content/evidence-map';
import { menuGroups } from '@/content/navigation';
import { DATA_PATH, dataPage } from '@/content/open-data';
import { PRACTICE_PATH, practicePage } from '@/content/practice';
import { criteria, PROOF_PATH, proofPage } from '@/content/proof/page';
import { labFormulas, SEQUENCE_LAB_PATH, sequenceLabPage } from '@/content/sequence-lab';
import { getEvidenceMap, mapGroups } from '@/lib/evidence/evidence-map';
import { toGroupPath, toKindPath, toSubstancePath } from '@/lib/evidence/map-paths';
import { describeGroup, describeKind, describeRow } from '@/lib/evidence/map-views';
import { getTerms } from '@/lib/glossary/glossary';
import { toTermAnchor } from '@/lib/glossary/glossary-terms';
import { selfTestPath } from '@/lib/learn/page-paths';
import { getSelfTests } from '@/lib/learn/sets/course-pools';
import { describeSelfTest } from '@/lib/learn/sets/self-test';
import { getLibraryCategories } from '@/lib/peptides/library';
import { caseStudyRecords } from '@/lib/records/case-studies';
import { infographicRecords } from '@/lib/records/infographics';
import { protocolRecords } from '@/lib/records/protocols';
import { researchRecord } from '@/lib/records/research';
import { formatReference } from '@/lib/references/format-reference';
import { toPaperPath } from '@/lib/references/paper-path';
import { getReferences } from '@/lib/references/references';
import { COMPARE_PATH } from '@/lib/resources/compare';
import { CORRECTIONS_PATH } from '@/lib/resources/corrections';
import { toPaperGroupPath } from '@/lib/resources/paper-filter';
import { describePaperGroup, getPaperGroups } from '@/lib/resources/papers';
import { getResourcePage, toResourcePath } from '@/lib/resources/resource-pages';
import { type SearchEntry, toAsked } from './entry';

/** The terms of the glossary. */
export function toTermEntries(): SearchEntry[] {
  return getTerms().map(({ term, definition, aliases }) => ({
    kind: 'term',
    label: 'Glossary',
    address: `${toResourcePath('glossary')}#${toTermAnchor(term)}`,
    title: term,
    description: definition,
    names: aliases,
  }));
}

/** Protocols, case studies and figures, each with its place on its page. */
export function toResourceEntries(): SearchEntry[] {
  return [
    ...protocolRecords.get().map(({ id, title, purpose, steps, problems, materials }) => ({
      label: 'Protocol',
      address: `${toResourcePath('protocols')}#${id}`,
      title,
      description: purpose,
      text: [...materials, ...steps, ...problems],
    })),
    ...caseStudyRecords.get().map(({ id, title, type, participants, found, notFound }) => ({
      label: 'Case study',
      address: `${toResourcePath('case-studies')}#${id}`,
      title,
      description: `${type}, ${participants}. ${found[0]}`,
      text: [...found, notFound],
    })),
    ...infographicRecords.get().map(({ id, title, caption, text }) => ({
      label: 'Figure',
      address: `${toResourcePath('infographics')}#${id}`,
      title,
      description: caption,
      text,
    })),
  ].map(({ text, ...entry }) => ({
    ...entry,
    kind: 'resource',
    sections: [
      {
        text: text
          .flatMap((part) => (typeof part === 'string' ? part : Object.values(part)))
          .join('\n'),
      },
    ],
  }));
}

/** The publications of the bibliography. */
export function toPaperEntries(): SearchEntry[] {
  return [...getReferences().values()].map((reference) => {
    const { authors, title, journal, detail } = formatReference(reference);
    const { DOI, PMID, PMCID, custom } = reference;
    return {
      kind: 'paper',
      label: reference.type === 'article-journal' ? 'Paper' : 'Source',
      address: toPaperPath(reference.id),
      title,
      description: `${[authors, journal, detail].filter(Boolean).join('. ')}.`,
      names: [DOI, PMID, PMCID].flatMap((name) => (name ? [name] : [])),
      tags: custom.topics,
    };
  });
}

/** The lists of papers of one kind or about one substance. */
export function toPaperGroupEntries(): SearchEntry[] {
  return getPaperGroups().map((group) => ({
    kind: 'resource',
    label: 'List of papers',
    address: toPaperGroupPath(group.by, group.value),
    ...describePaperGroup(group),
  }));
}

/** The evidence map by substance, by category and by kind of study. */
export function toMapEntries(): SearchEntry[] {
  const views = [
    ...getEvidenceMap()
      .filter(({ parts }) => parts.length === 0)
      .map((row) => ({ address: toSubstancePath(row.slug), ...describeRow(row) })),
    ...mapGroups.map((group) => ({ address: toGroupPath(group.id), ...describeGroup(group) })),
    ...evidenceKinds.map((kind) => ({ address: toKindPath(kind.id), ...describeKind(kind) })),
  ];
  return views.map(({ address, title, description }) => ({
    kind: 'resource',
    label: 'Evidence map',
    address,
    title,
    description,
  }));
}

/** The tools and the main pages, as the menus call them. */
export function toPageEntries(): SearchEntry[] {
  const pages = new Map<string, Omit<SearchEntry, 'kind'>>();
  const add = (entry: Omit<SearchEntry, 'kind'>) => pages.set(entry.address, entry);
  for (const { href, label, description } of menuGroups.flatMap(({ sections }) =>
    sections.flatMap(({ links }) => links),
  )) {
    if (pages.has(href) || href.startsWith('/education/') || href.startsWith('/guides/')) continue;
    add({
      label: href.startsWith('/tools/') ? 'Tool' : 'Page',
      address: href,
      title: href.includes('?tag=') ? `Articles: ${label}` : label,
      description,
    });
  }
  for (const { id, title, description } of getLibraryCategories())
    add({ label: 'Page', address: `/peptides/${id}`, title, description });
  for (const id of [
    'protocols',
    'reference',
    'glossary',
    'papers',
    'infographics',
    'case-studies',
  ] as const) {
    const { title, description } = getResourcePage(id);
    add({ label: 'Page', address: toResourcePath(id), title, description });
  }
  add({
    label: 'Page',
    address: CORRECTIONS_PATH,
    title: 'Corrections',
    description: 'Every change of substance to a page, with its day.',
  });
  add({ label: 'Page', address: PROOF_PATH, ...proofPage });
  add({ label: 'Page', address: DATA_PATH, ...dataPage });
  add({ label: 'Page', address: DEVELOPERS_PATH, ...developersPage });
  add({
    label: 'Page',
    address: CALCULATOR_CORRECTIONS_PATH,
    title: 'Corrections to the calculator',
    description: 'Whether anything on a printed sheet was corrected since it was made.',
  });
  add({
    label: 'Tool',
    address: COMPARE_PATH,
    title: 'Compare two substances',
    description:
      'Two peptides side by side: direct trials, results, harms, half-life and standing.',
  });
  add({ label: 'Tool', address: SEQUENCE_LAB_PATH, ...sequenceLabPage });
  add({ label: 'Tool', address: PRACTICE_PATH, ...practicePage });
  for (const topic of getSelfTests())
    add({ label: 'Self-test', address: selfTestPath(topic), ...describeSelfTest(topic) });
  const texts: Record<string, string> = {
    [CALCULATOR_PATH]: method.flatMap(({ points }) => points.map(({ text }) => text)).join('\n'),
    [PROOF_PATH]: criteria.map(({ point, text }) => `${point} ${text}`).join('\n'),
    [SEQUENCE_LAB_PATH]: labFormulas.flatMap(Object.values).join('\n'),
    '/research': researchRecord
      .get()
      .publications.map(({ found }) => found)
      .join('\n'),
  };
  return [...pages.values()].map((page) => ({
    ...page,
    kind: 'page',
    names: toAsked(page.address),
    sections: [{ text: texts[page.address] ?? '' }],
  }));
}
