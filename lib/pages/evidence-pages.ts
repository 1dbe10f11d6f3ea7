import { evidenceKinds } from '@/content/evidence-map';
import { pages } from '@/content/pages';
import { getEvidenceMap, mapGroups } from '@/lib/evidence/evidence-map';
import { describeGroup, describeKind, describeRow } from '@/lib/evidence/map-words';
import { paperGroupPath } from '@/lib/papers/paper-filter';
import { describePaperGroup, getPaperGroups } from '@/lib/papers/papers';
import { formatReference } from '@/lib/references/format-reference';
import { paperPath } from '@/lib/references/paper-path';
import { getReferences } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';
import type { Page } from './page';

/** The pages of the evidence map and of the bibliography. Throws a ContentError. */
export function getEvidencePages(): Page[] {
  return [...getMapPages(), ...getPaperLists(), ...getPapers()];
}

/** The map by substance, by category and by kind of study. Blends have no studies of their own, so no page. */
function getMapPages(): Page[] {
  const views = [
    ...getEvidenceMap()
      .filter(({ parts }) => parts.length === 0)
      .map(describeRow),
    ...mapGroups.map(describeGroup),
    ...evidenceKinds.map(describeKind),
  ];
  return views.map((view) => ({
    ...view,
    kind: 'Evidence map',
    under: [...(pages.evidenceMap.under ?? []), pages.evidenceMap.path],
  }));
}

const underPapers = [...(pages.papers.under ?? []), pages.papers.path];

function getPaperLists(): Page[] {
  return getPaperGroups().map((group) => ({
    kind: 'List of papers',
    path: paperGroupPath(group.by, group.value),
    ...describePaperGroup(group),
    under: underPapers,
  }));
}

function getPapers(): Page[] {
  return [...getReferences().values()].map((reference) => {
    const { id, type, DOI, PMID, PMCID, custom } = reference;
    const { authors, title, journal, detail } = formatReference(reference);
    return {
      kind: type === 'article-journal' ? 'Paper' : 'Source',
      path: paperPath(id),
      title,
      crumb: getShortName(reference),
      description: `${[authors, journal, detail].filter(Boolean).join('. ')}.`,
      under: underPapers,
      names: [DOI, PMID, PMCID].flatMap((name) => (name ? [name] : [])),
      tags: custom.topics,
    };
  });
}
