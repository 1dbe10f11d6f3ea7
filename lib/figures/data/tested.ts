import { getFindingsAbout, getStudy } from '@/lib/evidence/evidence';
import { countPeople } from '@/lib/evidence/format-finding';
import { isRandomised } from '@/lib/evidence/key-findings';
import { getPeptides } from '@/lib/peptides/peptides';
import type { FigureRow } from '@/lib/records/figures';
import { getReferences } from '@/lib/references/references';

/** The largest randomised trial of each substance that our records count, the largest first: people may be in several. */
export function toTestedRows(): FigureRow[] {
  return getPeptides()
    .flatMap(({ slug, name, molecule }) => {
      if (molecule.kind === 'blend') return [];
      const trials = getFindingsAbout(slug)
        .filter(({ reference, confidence, tells }) => {
          const { study } = getReferences().get(reference)?.custom ?? {};
          const isTrial = study === 'rct' && isRandomised(getStudy(reference), study);
          return isTrial && confidence !== 'secondary' && (!tells || tells === 'which of two');
        })
        .map(({ id, ...finding }) => ({ id, people: countPeople(finding) ?? 0 }));
      const [largest] = trials.sort((one, other) => other.people - one.people);
      return largest && largest.people > 0 ? [{ ...largest, label: name }] : [];
    })
    .sort((one, other) => other.people - one.people)
    .map(({ id, label }) => ({ finding: id, label }));
}
