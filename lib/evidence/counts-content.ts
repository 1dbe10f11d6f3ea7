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
import { certainties, getOwnVerdicts } from './verdicts';

const count = <One>(all: readonly One[], test: (one: One) => unknown) => all.filter(test).length;

const counts: ReadonlyMap<string, () => string> = new Map(
  Object.entries({
    results: () => {
      const findings = getFindings();
      const read = (wanted: string) => count(findings, ({ confidence }) => confidence === wanted);
      return `We hold ${findings.length} results as data. Of these, ${read('primary')} were read in an abstract, a full text, a label, a registry or a page of a regulator. Another ${read('agreed')} rest on two or more reports that agree, and ${read('secondary')} on one report or a company's word.`;
    },
    verdicts: () => {
      const verdicts = verdictRecords.get().flatMap(({ slug }) => getOwnVerdicts(slug));
      const judged = certainties.map(
        (name) => `${count(verdicts, ({ certainty }) => certainty === name)} ${name}`,
      );
      const directions = verdictDirections.map(
        (name) => `${count(verdicts, ({ direction }) => direction === name)} ${name}`,
      );
      return `We hold ${verdicts.length} verdicts on ${verdictRecords.get().length} substances: ${directions.join(', ')}. Their certainty: ${judged.reverse().join(', ')}. ${searchRecords.get().length} substances have a log of searches.`;
    },
    funding: () => {
      const studies = getStudies();
      const paid = count(studies, ({ funding }) => funding !== undefined);
      const byMaker = count(studies, ({ sponsorIsMaker }) => sponsorIsMaker);
      return `We describe ${studies.length} studies. For ${paid} of them we say who paid. In ${byMaker} the one who paid makes the product.`;
    },
    sources: () => {
      const references = [...getReferences().values()];
      const reached = count(references, ({ DOI, PMID, URL }) => DOI ?? PMID ?? URL);
      const weak = count(references, ({ custom }) => custom.weaklyConfirmed);
      return `The bibliography holds ${references.length} records. Of these, ${count(references, ({ DOI }) => DOI)} have a DOI, the fixed address of a paper, and ${count(references, ({ PMID }) => PMID)} have a PubMed number. Counting links as well, ${reached} have at least one of the three, and ${references.length - reached} have none. In ${weak} records we note what could not be confirmed, such as an author list or a page that we could not open.`;
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
  const tell = counts.get(of);
  return tell ? [h('p', tell())] : [];
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
