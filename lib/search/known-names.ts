import { getStatuses, getStudies } from '@/lib/evidence/evidence';
import { getPeptides, peptidePath, requirePeptide } from '@/lib/peptides/peptides';
import { toBrands, toCommonName } from '@/lib/peptides/substance-names';
import { type Alias, aliasRecords } from '@/lib/records/library';
import { searchWordsRecord } from '@/lib/records/search-words';
import { paperPath } from '@/lib/references/paper-path';
import { nameShortly } from '@/lib/references/short-name';
import { groupInOrder } from '@/lib/text/group-in-order';
import { joinWords } from './words';

/** A name and the one page that it refers to. */
export type KnownName = {
  text: string;
  /** Its letters and digits only: 'MK-677', 'MK 677' and 'mk677' are the same name. */
  joined: string;
  /** 'own': the page's title; 'trial': a trial, with its main paper; 'question': a query that the page answers. */
  kind: Alias['kind'] | 'own' | 'trial' | 'question';
  address: string;
  /** What it refers to, as written in a sentence: 'semaglutide', 'PT-141'. */
  of: string;
};

/** Names of records, aliases, brands and trials, each once; questions, some of several pages. */
export function getKnownNames(): KnownName[] {
  const own = getPeptides().map(({ slug, name }) =>
    makeName({ text: name, kind: 'own', to: slug }),
  );
  const typed = aliasRecords.get().map(makeName);
  const brands = [...getStatuses().values()].flatMap((status) =>
    toBrands(status).map((text) => makeName({ text, kind: 'brand', to: status.slug })),
  );
  const questions = Object.entries(searchWordsRecord.get().askedFor).flatMap(([address, texts]) =>
    texts.map((text) => makeName({ text, kind: 'question', to: address, of: text })),
  );
  const known = new Map<string, KnownName>();
  for (const name of [...own, ...typed, ...brands, ...getTrials()]) {
    if (!known.has(name.joined)) known.set(name.joined, name);
  }
  return [...known.values(), ...questions];
}

/** A name in capitals may be a word too: 'SELECT' counts as a trial only with 'trial' after it. */
const PLAIN_WORD = /^\p{Lu}+$/u;

/** Returns trials by name and registration, with their main paper: the one keyed by the trial, else the first. */
function getTrials(): KnownName[] {
  const studies = [...getStudies().values()].flatMap(
    ({ trial = '', registration = '', reference }) => {
      const isKeyed = trial !== '' && joinWords(reference).endsWith(joinWords(trial));
      return [trial, registration]
        .filter((name) => name && !/[,;]| and /.test(name))
        .map((name) => ({ name, reference, isKeyed }));
    },
  );
  return groupInOrder(studies, ({ name }) => name).flatMap(([name, all]) => {
    const main = all.find(({ isKeyed }) => isKeyed) ?? all[0];
    if (!main) return [];
    const text = PLAIN_WORD.test(name) ? `${name} trial` : name;
    const { reference } = main;
    return makeName({ text, kind: 'trial', to: paperPath(reference), of: nameShortly(reference) });
  });
}

function makeName({
  text,
  kind,
  to,
  of,
}: Omit<Alias, 'kind' | 'source'> & Pick<KnownName, 'kind'>): KnownName {
  const isAddress = to.startsWith('/');
  return {
    text,
    joined: joinWords(text),
    kind,
    address: isAddress ? to : peptidePath(to),
    of: of ?? toCommonName(requirePeptide(to).name),
  };
}
