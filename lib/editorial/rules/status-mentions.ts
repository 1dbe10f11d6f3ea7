import type { ContentProblem } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import type { Statement } from '@/lib/evidence/check-numbers';
import type { SubstanceStatus } from '@/lib/evidence/status-schema';
import { visit } from '@/lib/markdown/visit';
import { getPeptides } from '@/lib/peptides/peptides';
import { statementsOf, toStatements } from '../text-statements';
import type { ContentText, Corpus } from './corpus';
import { findLinks } from './links';

/** Names of substances that their records do not carry, and those that two records share. */
const OTHER_NAMES: readonly (readonly [string, readonly string[]])[] = [
  ['CJC-1295', ['cjc-1295-no-dac', 'cjc-1295-dac']],
  ['MK-677', ['ibutamoren']],
  ['elamipretide', ['ss-31']],
  ['bremelanotide', ['pt-141']],
  ['mecasermin', ['igf-1']],
  ['thymalfasin', ['thymosin-alpha-1']],
  ['aviptadil', ['vip']],
  ['cibinetide', ['ara-290']],
  ['epitalon', ['epithalon']],
  ['emideltide', ['dsip']],
];

/** A compounding category or a section of the list of prohibited substances. */
const CATEGORY = /\bcategory [12]\b|\b503[AB]\b/i;
const SECTION = /\bS\d(?:\.\d)?\b/g;
const APPROVAL =
  /\b(?:un)?(?:approved|licensed|authori[sz]ed)\b|\b(?:approval|authori[sz]ation|licen[cs]e)\b/i;
const DENIAL = /\b(?:no|not|nor|neither|never|none|without|unlike|instead)\b/i;

/** The forms of each name, longest first, so that a blend is not read as its first part. */
const getNames = memoise('names-with-status', () =>
  [...getPeptides().map(({ name, slug }) => [name, [slug]] as const), ...OTHER_NAMES]
    .sort(([a], [b]) => b.length - a.length)
    .map(([name, slugs]) => ({
      form: new RegExp(`(?<![\\p{L}\\d-])${quote(name)}(?![\\p{L}\\d-])`, 'giu'),
      slugs,
    })),
);

function quote(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * The legal and sporting status of a substance stands in one place. A text that names a compounding
 * category, an anti-doping section or an approval shows the status of the substance or links to its page,
 * and a section that it names beside a substance is the one of content/evidence/status.json.
 */
export function findStatusFaults(corpus: Corpus): ContentProblem[] {
  const statuses = new Map(
    corpus.evidence.statuses.flatMap((entry) =>
      'parts' in entry ? [] : [[entry.slug, entry] as const],
    ),
  );
  const classes = new Map([...statuses].map(([slug, { antiDoping }]) => [slug, antiDoping.class]));
  return [
    ...corpus.texts.flatMap((text) => findUnshown(text)),
    ...statementsOf(corpus).flatMap((statement) => [
      ...findWrongSections(statement, classes),
      ...findWrongWords(statement, statuses),
    ]),
  ];
}

/** The slugs whose status a text shows or whose page it links to. */
function toShownStatuses({ document }: ContentText): Set<string> {
  const { tree } = document.text;
  const shown = new Set<string>();
  visit(tree, 'callout', ({ kind, argument }) => {
    if (kind === 'STATUS' && argument) shown.add(argument);
  });
  for (const slug of toLinkedSubstances({ document })) shown.add(slug);
  return shown;
}

/** The slugs of the substances to whose pages a text links. */
export function toLinkedSubstances({ document }: Pick<ContentText, 'document'>): string[] {
  return findLinks(document.text.tree).flatMap(
    ({ href }) => /^\/peptides\/([a-z0-9-]+)/.exec(href)?.[1] ?? [],
  );
}

/** The first mention of each substance's status in a text that neither shows it nor links to it. */
function findUnshown(text: ContentText): ContentProblem[] {
  const shown = toShownStatuses(text);
  return toStatements(text).flatMap((statement) => {
    const { status, named } = findMention(statement);
    if (!status) return [];
    const { file, line } = statement;
    if (named.length === 0 && shown.size === 0) {
      shown.add('');
      const message = `names "${status}" and shows no status; add "> [!STATUS slug]" or link to /peptides/slug`;
      return [{ file, line, message }];
    }
    return named
      .filter(({ slugs }) => !slugs.some((slug) => shown.has(slug)))
      .map(({ name, slugs: [slug = ''] }) => {
        shown.add(slug);
        const message = `names "${status}" beside ${name}; show its status by "> [!STATUS ${slug}]" or link to /peptides/${slug}`;
        return { file, line, message };
      });
  });
}

/** The status that a statement names and the substances beside it. */
function findMention({ text: prose }: Statement) {
  const named = findSubstances(prose);
  const mention = CATEGORY.exec(prose)?.[0] ?? prose.match(SECTION)?.[0];
  // An approval is a word of every day; it is a status only beside the substance that has it.
  const status = mention ?? (named.length > 0 ? APPROVAL.exec(prose)?.[0] : undefined);
  return { status, named };
}

function findWrongSections(
  { text: prose, file, line, field }: Statement,
  classes: ReadonlyMap<string, string>,
): ContentProblem[] {
  const named = findSubstances(prose);
  if (named.length === 0 || DENIAL.test(prose)) return [];
  const known = named.flatMap(({ slugs }) => slugs.flatMap((slug) => classes.get(slug) ?? []));
  if (known.length === 0) return [];
  return [...prose.matchAll(SECTION)]
    .map(([section]) => section)
    .filter((section) => !known.some((own) => own === section || own.startsWith(`${section}.`)))
    .map((section) => ({
      file,
      line,
      field,
      message: `names ${section} beside ${named.map(({ name }) => name).join(', ')}, which content/evidence/status.json puts in: ${[...new Set(known)].join(', ')}`,
    }));
}

const APPROVED =
  /\b(?:is|are|was|were|been|became|be|an?|the|both|its?|first|already|fully|now) (?:\w+ )?(?:approved|licensed|authori[sz]ed)\b|\b(?:FDA|EMA|MHRA|Commission|agency|Union|States) (?:has )?(?:approved|licensed|authori[sz]ed)\b/i;

const REGIONS: readonly (readonly [form: RegExp, region: string])[] = [
  [/\b(?:United States|US|American|FDA)\b/, 'US'],
  [/\b(?:European|EU|Europe|EMA)\b/, 'EU'],
  [/\b(?:United Kingdom|UK|Britain|British|MHRA)\b/, 'UK'],
  [/\b(?:Australian?|TGA)\b/, 'Australia'],
  [/\b(?:Japan|Japanese)\b/, 'Japan'],
  [/\b(?:China|Chinese)\b/, 'China'],
  [/\b(?:Russian?)\b/, 'Russia'],
  [/\b(?:Philippines)\b/, 'Philippines'],
];

/** Whether a sentence tells of an approval, of the law or of a place in sport. */
export function namesStatus(prose: string): boolean {
  return /\b(?:approved|licensed|authori[sz]ed|banned|prohibited|forbidden|permitted|allowed|legal|illegal|over the counter)\b/i.test(
    prose,
  );
}

const BANNED = /\b(?:banned|prohibited|forbidden)\b/i;
const ALLOWED = /\b(?:permitted|allowed|legal)\b/i;
const SPORT = /\b(?:sports?|athletes?|competitions?|anti-doping|WADA)\b/i;

/** A sentence that says more of a substance's approval, or of its place in sport, than its status does. */
export function findWrongWords(
  { text: prose, file, line, field }: Statement,
  statuses: ReadonlyMap<string, SubstanceStatus>,
): ContentProblem[] {
  const [named, ...others] = findSubstances(prose);
  // Beside two substances, or with a denial, it is not clear what the word is said of.
  if (
    !named ||
    others.length > 0 ||
    DENIAL.test(prose) ||
    /["“?]|\b(?:if|whether|until|would|could|once)\b/i.test(prose)
  )
    return [];
  const own = named.slugs.flatMap((slug) => statuses.get(slug) ?? []);
  if (own.length === 0) return [];
  const tell = (said: string, held: string) => [
    {
      file,
      line,
      field,
      message: `says "${said}" of ${named.name}, and content/evidence/status.json says ${held}: "${prose.slice(0, 140)}"`,
    },
  ];
  const approvals = own.flatMap((status) =>
    status.approvals.filter(({ state }) => state !== 'never approved'),
  );
  const [approved] = prose.match(APPROVED) ?? [];
  if (approved) {
    const regions = REGIONS.flatMap(([form, region]) => (form.test(prose) ? [region] : []));
    const isHeld = approvals.some(({ region }) => regions.length === 0 || regions.includes(region));
    if (!isHeld)
      return tell(
        approved,
        approvals.length === 0
          ? 'it is approved nowhere'
          : `it is approved in ${[...new Set(approvals.map(({ region }) => region))].join(', ')}`,
      );
  }
  const [counter] = prose.match(/\bover the counter\b/i) ?? [];
  if (counter) return tell(counter, 'nothing of that');
  const [outlawed] = SPORT.test(prose)
    ? []
    : (prose.match(/\b(?:banned|outlawed|forbidden)\b/i) ?? []);
  if (outlawed && approvals.length > 0) return tell(outlawed, 'it is an approved medicine');
  if (!SPORT.test(prose)) return [];
  const isFree = own.every(
    ({ antiDoping }) => antiDoping.class === 'not named' || antiDoping.class === 'monitoring',
  );
  const classNames = [...new Set(own.map(({ antiDoping }) => antiDoping.class))].join(', ');
  const [banned] = prose.match(BANNED) ?? [];
  const [allowed] = prose.match(ALLOWED) ?? [];
  if (banned && !allowed && isFree) return tell(banned, classNames);
  return allowed && !banned && !isFree ? tell(allowed, classNames) : [];
}

/** The substances that a sentence names, each with the slugs of the records that may be meant. */
export function findSubstances(prose: string): { name: string; slugs: readonly string[] }[] {
  let rest = prose;
  return getNames().flatMap(({ form, slugs }) => {
    const [name] = rest.match(form) ?? [];
    if (!name) return [];
    rest = rest.replace(form, ' ');
    return [{ name, slugs }];
  });
}
