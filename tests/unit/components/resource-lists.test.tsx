// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { GlossaryList } from '@/components/resources/glossary-list';
import { PaperList } from '@/components/resources/paper-list';
import type { Paper } from '@/lib/papers/paper-filter';

afterEach(() => {
  document.body.innerHTML = '';
});

const terms = [
  { term: 'Amide bond', definition: 'A bond.', seeAlso: ['Peptide'] },
  { term: 'Half-life', definition: 'The time in which a level halves.', aliases: ['t-half'] },
  { term: 'Peptide', definition: 'A short chain.' },
];

const papers: Paper[] = [
  {
    key: 'abel-2024',
    title: 'A trial',
    by: 'Abel',
    journal: 'J',
    year: 2024,
    study: 'rct',
    facts: ['Randomised trial', '12 people', 'Better than placebo'],
    topics: ['kpv'],
  },
  {
    key: 'bell-2023',
    title: 'A review',
    by: 'Bell',
    journal: 'J',
    year: 2023,
    study: 'review',
    facts: ['Review'],
    topics: [],
    href: 'https://doi.org/10.1000/b',
  },
  {
    key: 'cole',
    title: 'A note',
    by: 'Cole',
    journal: 'J',
    study: 'review',
    facts: ['Review'],
    topics: ['kpv'],
  },
];

const choices = {
  peptides: [{ value: 'kpv', label: 'KPV' }],
  years: [{ value: '2024', label: '2024' }],
  studies: [{ value: 'review', label: 'Review' }],
};

const shownTerms = () => screen.getAllByRole('term').map((node) => node.textContent);

test('without JavaScript every term stands in its order, under its letter and its anchor', () => {
  document.body.innerHTML = renderToString(<GlossaryList terms={terms} />);
  expect(shownTerms()).toEqual(['Amide bond', 'Half-life', 'Peptide']);
  expect(document.getElementById('half-life')?.textContent).toContain('a level halves');
  expect(screen.getByRole('link', { name: 'H' }).getAttribute('href')).toBe('#letter-h');
  expect(document.getElementById('letter-h')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Peptide' }).getAttribute('href')).toBe('#peptide');
  // A field that does nothing yet cannot be typed into.
  expect(screen.getByRole('searchbox')).toHaveProperty('disabled', true);
});

test('typing narrows the terms and their letters, and says how many are left', () => {
  render(<GlossaryList terms={terms} />);
  expect(screen.getByRole('status').textContent).toBe('3 terms');
  const field = screen.getByRole('searchbox', { name: 'Filter the terms' });
  fireEvent.change(field, { target: { value: ' T-HALF ' } });
  expect(shownTerms()).toEqual(['Half-life']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 terms');
  expect(screen.queryByRole('link', { name: 'A' })).toBeNull();
  fireEvent.change(field, { target: { value: 'zzz' } });
  expect(screen.getByText('No terms found')).toBeTruthy();
  fireEvent.change(field, { target: { value: '' } });
  expect(shownTerms()).toHaveLength(3);
});

const shownPapers = () =>
  screen.getAllByRole('listitem').map((node) => node.querySelector('b')?.textContent);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('without JavaScript every paper stands under its year, undated ones last', () => {
  document.body.innerHTML = renderToString(
    <PaperList papers={papers} total={3} choices={choices} />,
  );
  expect(screen.getAllByRole('heading').map((node) => node.textContent)).toEqual([
    '2024',
    '2023',
    'Undated',
  ]);
  expect(shownPapers()).toEqual(['A trial', 'A review', 'A note']);
  expect(screen.getByRole('link', { name: 'doi:10.1000/b' })).toHaveProperty(
    'href',
    'https://doi.org/10.1000/b',
  );
  const trial = screen.getByRole('link', { name: 'A trial' });
  expect(trial.getAttribute('href')).toBe('/resources/papers/abel-2024');
  expect(trial.closest('li')?.textContent).toMatch(/Randomised trial.*12 people.*Better than/);
});

const fetchMock = vi.fn<typeof fetch>();

function renderPapers() {
  vi.stubGlobal('fetch', fetchMock);
  // A page holds the newest paper only; the file holds all of them.
  render(
    <PaperList papers={papers.slice(0, 1)} total={3} choices={choices}>
      <p>further pages</p>
    </PaperList>,
  );
}

test('the filters look through all papers, alone and together, and are cleared at once', async () => {
  fetchMock.mockResolvedValueOnce(Response.json(papers));
  renderPapers();
  expect(screen.getByRole('status').textContent).toBe('3 papers');
  choose('Peptide', 'kpv');
  expect(screen.getByRole('status').textContent).toBe('Loading papers...');
  await waitFor(() => expect(shownPapers()).toEqual(['A trial', 'A note']));
  expect(screen.queryByText('further pages')).toBeNull();
  choose('Kind of study', 'review');
  expect(shownPapers()).toEqual(['A note']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 papers');
  choose('Year', '2024');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByText('No papers found')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(shownPapers()).toEqual(['A trial']);
  expect(screen.getByText('further pages')).toBeTruthy();
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/resources/papers.json', expect.anything());
});

test('papers that cannot be fetched are said to be missing, and can be asked for again', async () => {
  fetchMock.mockReset();
  fetchMock.mockResolvedValueOnce(Response.json({ not: 'a list' }));
  renderPapers();
  choose('Kind of study', 'review');
  await screen.findByText('We could not load the papers.');
  fetchMock.mockResolvedValueOnce(Response.json(papers));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shownPapers()).toEqual(['A review', 'A note']));
});
