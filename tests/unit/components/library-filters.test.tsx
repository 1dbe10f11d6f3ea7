// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { CategorySearch } from '@/components/peptides/category-search';
import { ProductList } from '@/components/peptides/product-list';
import { type ProductCategoryId, productCategories } from '@/content/categories';
import { toShownCategory } from '@/lib/peptides/categories';
import type { Product } from '@/lib/peptides/peptides';

const status = { evidence: 'Evidence 2 of 5: animal studies', standing: 'In sport: banned.' };
const members = [
  {
    slug: 'bpc-157',
    name: 'BPC-157',
    type: 'Fragment',
    benefits: ['Tendon'],
    duration: '4 weeks',
    status,
  },
  {
    slug: 'nad-plus',
    name: 'NAD+',
    type: 'Coenzyme',
    benefits: ['Energy'],
    duration: '8 weeks',
    status,
  },
];

const product = (id: string, category: ProductCategoryId): Product => ({
  id,
  name: id.toUpperCase(),
  category: toShownCategory({ category }, 'products'),
  dosage: '10 mg',
  description: 'A sentence.',
  status,
});
const products = [product('a', 'wellness'), product('b', 'drive'), product('c', 'wellness')];

afterEach(() => window.history.replaceState(null, '', '/'));

const headings = () => screen.queryAllByRole('heading').map((node) => node.textContent);
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a category shows all its cards at first, each linking by the slug rule', () => {
  render(<CategorySearch members={members} />);
  expect(headings()).toEqual(['BPC-157', 'NAD+']);
  expect(screen.getByRole('link', { name: 'NAD+' }).getAttribute('href')).toBe(
    '/peptides/nad-plus',
  );
});

test('typing filters by name and by benefit, and the address follows', () => {
  render(<CategorySearch members={members} />);
  type('tendon');
  expect(headings()).toEqual(['BPC-157']);
  expect(window.location.search).toBe('?q=tendon');
  expect(screen.getByRole('status').textContent).toBe('1 peptide');
  type('');
  expect(headings()).toHaveLength(2);
  expect(window.location.search).toBe('');
});

test('an address with a search shows its result', () => {
  window.history.replaceState(null, '', '/?q=energy');
  render(<CategorySearch members={members} />);
  expect(headings()).toEqual(['NAD+']);
});

test('the server shows every card, whatever the address', () => {
  window.history.replaceState(null, '', '/?q=energy');
  expect(renderToString(<CategorySearch members={members} />)).toContain('BPC-157');
});

test('Filter submits the form and changes nothing that shows', () => {
  render(<CategorySearch members={members} />);
  type('tendon');
  const filter = screen.getByRole('button', { name: 'Filter' });
  expect(filter.getAttribute('type')).toBe('submit');
  expect(fireEvent.submit(filter.closest('form') ?? filter)).toBe(false);
  expect(headings()).toEqual(['BPC-157']);
});

test('a search that finds nothing says so and can be undone', () => {
  render(<CategorySearch members={members} />);
  type('zzz');
  expect(screen.getByText('No peptides found')).toBeTruthy();
  press('Show all peptides');
  expect(headings()).toHaveLength(2);
});

test('the product buttons are All Products and the six categories', () => {
  render(<ProductList products={products} categories={productCategories} />);
  expect(screen.getAllByRole('button').map((node) => node.textContent)).toEqual([
    'All Products',
    'Longevity',
    'Wellness',
    'Drive',
    'Performance',
    'Blends',
    'Weight Management',
  ]);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('All Products');
});

test('a category shows its products only, and the address follows', () => {
  render(<ProductList products={products} categories={productCategories} />);
  press('Wellness');
  expect(headings()).toEqual(['A', 'C']);
  expect(window.location.search).toBe('?category=wellness');
  press('All Products');
  expect(headings()).toHaveLength(3);
  expect(window.location.search).toBe('');
});

test('other parameters of the address stay', () => {
  window.history.replaceState(null, '', '/?ref=x');
  render(<ProductList products={products} categories={productCategories} />);
  press('Drive');
  expect(window.location.search).toBe('?ref=x&category=drive');
});

test('a category without products says so', () => {
  window.history.replaceState(null, '', '/?category=longevity');
  render(<ProductList products={products} categories={productCategories} />);
  expect(screen.getByText('No products found in this category.')).toBeTruthy();
  const [, back] = screen.getAllByRole('button', { name: 'All Products' });
  if (back) fireEvent.click(back);
  expect(headings()).toHaveLength(3);
});
