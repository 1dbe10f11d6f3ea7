import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { helpLink } from '@/content/help-link';
import { SEARCH_PATH } from '@/content/paths';
import type { Hit, SiteAnswer } from './answer-schema';
import type { Kind } from './kinds';
import { MAX_QUERY_LENGTH, MOST_OF_KIND } from './limits';
import type { TextPart } from './search-text';

/** Entries of one kind that the search page shows before a search. */
export type RestGroup = { label: string; hits: readonly Omit<Hit, 'score'>[] };

/** Returns the HTML of the search page before a search: the field and the most needed pages. */
export function drawRest(groups: readonly RestGroup[]): string {
  return toHtml([
    drawForm(''),
    ...groups.map(({ label, hits }) => drawGroup(label, hits.map(drawHit))),
  ]);
}

/**
 * Returns the results for a query as HTML, built from elements and escaped when serialised, so that user input stays
 * text. It is inserted into a static page under that page's policy (lib/api/filled-page.ts). With no results and no
 * suggestions, the most needed pages follow: `rest` is the output of drawRest.
 */
export function drawAnswer(text: string, answer: SiteAnswer, rest = ''): string {
  const drawn = toHtml([
    drawForm(text),
    drawStatus(text, answer),
    drawHelp(),
    ...drawGroups(text, answer),
  ]);
  const isEmpty = answer.groups.length + answer.suggestions.length === 0;
  if (!isEmpty || !rest) return drawn;
  const lead = 'No page was found for these words. The pages that readers need most:';
  const needed = rest.replace(toHtml(drawForm('')), '');
  return drawn + toHtml(h('p', { className: 'mt-10' }, lead)) + needed;
}

/** Returns HTML with every element that results may contain, so that the page's CSS keeps their rules. */
export function drawSamples(): string {
  const place = { label: '', address: '', title: '' };
  const shown = { heading: ' ', note: ' ', snippet: [{ text: '', isMatch: true }] };
  const hit: Hit = { kind: 'page', ...place, ...shown, without: [' '], score: 1 };
  const groups = [{ kind: hit.kind, label: '', count: 1, hits: [hit] }];
  return [
    { count: 1, without: ['x'], groups, suggestions: [] },
    { count: 0, without: [], groups: [], suggestions: [place] },
    { count: 0, without: [], groups: [], suggestions: [] },
  ]
    .map((answer) => drawAnswer('', answer))
    .join('');
}

function drawForm(text: string): Element {
  const look = { role: 'search', ariaLabel: 'Everything', className: 'flex max-w-176 gap-2' };
  return h('form', { action: SEARCH_PATH, ...look }, [
    h('input', {
      type: 'search',
      name: 'q',
      value: text,
      required: true,
      maxLength: MAX_QUERY_LENGTH,
      autoComplete: 'off',
      ariaLabel: 'Search everything',
      placeholder: 'A name, a brand, a code or a question',
      className:
        'h-target w-full min-w-0 rounded-md border-[1.5px] border-line-strong bg-raised px-3 text-ink',
    }),
    h(
      'button',
      {
        type: 'submit',
        className:
          'min-h-target rounded-md bg-brand px-4 font-semibold text-on-brand hover:bg-brand-strong',
      },
      'Search',
    ),
  ]);
}

const isNarrowed = ({ count, groups }: SiteAnswer) =>
  groups.length === 1 && (groups[0]?.count ?? 0) < count;

function drawStatus(text: string, { count, groups, without }: SiteAnswer): Element {
  const counts = groups.map((group) => `${group.label} ${group.count}`).join(', ');
  const left = without.length > 0 ? `. Without: ${without.join(', ')}` : '';
  const said =
    count === 0
      ? `Nothing found for "${text}".`
      : `${count} ${count === 1 ? 'result' : 'results'} for "${text}": ${counts}${left}`;
  return h('p', { role: 'status', className: 'mt-6 [overflow-wrap:anywhere]' }, said);
}

function drawHelp(): Element {
  return h(
    'p',
    h('a', { href: helpLink.href, className: 'text-link min-h-target' }, helpLink.text),
  );
}

function drawGroups(text: string, answer: SiteAnswer): Element[] {
  const { count: all, groups, suggestions } = answer;
  const toAddress = (kind?: Kind) =>
    `${SEARCH_PATH}?${new URLSearchParams({ q: text, ...(kind && { kind }) })}`;
  if (groups.length > 0) {
    return groups.map(({ kind, label, count, hits }) => {
      const rows = hits.map(drawHit);
      if (isNarrowed(answer)) rows.push(drawMore(toAddress(), `All ${all} results, of every kind`));
      else if (count > hits.length)
        rows.push(drawMore(toAddress(kind), describeBest(MOST_OF_KIND)));
      return drawGroup(count > hits.length ? describeBest(hits.length) : label, rows);

      function describeBest(most: number): string {
        return count > most ? `${label}: the best ${most} of ${count}` : `${label}: all ${count}`;
      }
    });
  }
  if (suggestions.length > 0) {
    const rows = suggestions.map((suggestion) => drawEntry(suggestion, []));
    return [drawGroup('The nearest pages', rows)];
  }
  return [h('p', { className: 'mt-3 text-ink-2' }, 'Try another spelling, or fewer words.')];
}

function drawGroup(label: string, rows: Element[]): Element {
  return h('section', { className: 'mt-10' }, [
    h('h2', { className: 'text-xl' }, label),
    h('ul', { className: 'mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2' }, rows),
  ]);
}

function drawMore(address: string, text: string): Element {
  return h('li', { className: 'sm:col-span-full' }, [
    h('a', { href: address, className: 'text-link min-h-target' }, text),
  ]);
}

function drawHit({ snippet, heading, note, without = [], ...entry }: Omit<Hit, 'score'>): Element {
  return drawEntry({ ...entry, heading }, [
    note ? h('p', { className: 'font-semibold text-sm' }, note) : null,
    h('p', { className: 'text-ink-2 text-sm' }, snippet.map(drawPart)),
    without.length > 0
      ? h('p', { className: 'text-muted text-xs' }, `Without: ${without.join(', ')}`)
      : null,
  ]);
}

function drawEntry(
  { label, address, title, heading }: Pick<Hit, 'label' | 'address' | 'title' | 'heading'>,
  texts: (Element | null)[],
): Element {
  const name = heading ? `${title}: ${heading}` : title;
  return h('li', [
    h('p', h('a', { href: address, className: 'text-link font-semibold' }, name)),
    ...texts,
    h('p', { className: 'text-muted text-xs' }, label),
  ]);
}

function drawPart({ text, isMatch }: TextPart): Element | string {
  return isMatch
    ? h('mark', { className: 'rounded-sm bg-res-hydrophobic text-res-hydrophobic-on' }, text)
    : text;
}
