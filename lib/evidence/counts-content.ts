import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { drawTable } from '@/lib/markdown/html/draw-table';
import { searchRecords } from '@/lib/records/searches';
import { verdictDirections, verdictRecords } from '@/lib/records/verdicts';
import { getReferences } from '@/lib/references/references';
import { formatLongDate } from '@/lib/text/format';
import { getEvidence, getFindings, getStudies } from './evidence';
import { readPlantedFaults } from './planted-faults';
import { formatRetractionCheck } from './retraction-check';
import { certainties, getOwnVerdicts, type Verdict } from './verdicts';

const counts: ReadonlyMap<string, () => string> = new Map(
  Object.entries({
    results: () => {
      const findings = getFindings();
      const read = (confidence: string) =>
        findings.filter((finding) => finding.confidence === confidence).length;
      return `We hold ${findings.length} results as data. Of these, ${read('primary')} were read in an abstract, a full text, a label, a registry or a page of a regulator. Another ${read('agreed')} rest on two or more reports that agree, and ${read('secondary')} on one report or a company's word.`;
    },
    verdicts: () => {
      const verdicts = verdictRecords.get().flatMap(({ slug }) => getOwnVerdicts(slug));
      const having = (test: (one: Verdict) => boolean) => verdicts.filter(test).length;
      const judged = [...certainties]
        .reverse()
        .map((name) => `${having(({ certainty }) => certainty === name)} ${name}`);
      const directions = verdictDirections.map(
        (name) => `${having(({ direction }) => direction === name)} ${name}`,
      );
      return `We hold ${verdicts.length} verdicts on ${verdictRecords.get().length} substances: ${directions.join(', ')}. Their certainty: ${judged.join(', ')}. ${searchRecords.get().length} substances have a log of searches.`;
    },
    funding: () => {
      const studies = getStudies();
      const paid = studies.filter(({ funding }) => funding !== undefined).length;
      const byMaker = studies.filter(({ sponsorIsMaker }) => sponsorIsMaker).length;
      return `We describe ${studies.length} studies. For ${paid} of them we say who paid. In ${byMaker} the one who paid makes the product.`;
    },
    sources: () => {
      const references = [...getReferences().values()];
      const having = (test: (one: (typeof references)[number]) => unknown) =>
        references.filter(test).length;
      const reached = having(({ DOI, PMID, URL }) => DOI ?? PMID ?? URL);
      const weak = having(({ custom }) => custom.weaklyConfirmed);
      return `The bibliography holds ${references.length} records. Of these, ${having(({ DOI }) => DOI)} have a DOI, the fixed address of a paper, and ${having(({ PMID }) => PMID)} have a PubMed number. Counting links as well, ${reached} have at least one of the three, and ${references.length - reached} have none. In ${weak} records we note what could not be confirmed, such as an author list or a page that we could not open.`;
    },
    retractions: () => formatRetractionCheck(getEvidence().retractionCheck, getReferences().size),
  }),
);

/** The latest planted-fault run: a sentence with the share noticed and its interval, and a table row per kind. */
function drawPlantedFaults(): ElementContent[] {
  const { date, kinds } = readPlantedFaults();
  const total = (name: 'planted' | 'caught' | 'compared') =>
    kinds.reduce((sum, row) => sum + row[name], 0);
  const [planted, caught] = [total('planted'), total('caught')];
  const [low, high] = getShareInterval(caught, planted);
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return [
    h(
      'p',
      `On ${formatLongDate(date)} the program planted ${planted} faults of ${kinds.length} kinds, one at a time, in the real texts and data of this site. The checks noticed ${caught} of them: ${percent(caught / planted)}, with a 95% range of ${percent(low)} to ${percent(high)}. They saw ${total('compared')} by comparing the sentence with its records. The others were noticed only because the words or the record were no longer those that had been confirmed.`,
    ),
    drawTable(
      ['Kind', 'Planted', 'Noticed', 'By comparing alone'],
      kinds.map((row) => [row.kind, ...[row.planted, row.caught, row.compared].map(String)]),
      { caption: 'Faults that were planted and noticed, by kind', hasRowHeads: true },
    ),
  ];
}

/** The content of `> [!COUNTS of]`: how much evidence the site holds, counted from the records. */
export function toCountsContent(of: string): ElementContent[] {
  if (of === 'planted') return drawPlantedFaults();
  const count = counts.get(of);
  return count ? [h('p', count())] : [];
}

/** The 95% interval of a share, by Wilson's method, which also works for 0 and 1. `of` above 0. */
function getShareInterval(events: number, of: number): [low: number, high: number] {
  const z = 1.959964;
  const share = events / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half =
    (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
