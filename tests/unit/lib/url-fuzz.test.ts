import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { CALCULATOR_PATH, massUnits } from '@/content/calculator';
import { formatListUrl, parseListQuery, sortOptions } from '@/lib/articles/list-query';
import { parseDecimal } from '@/lib/calculator/parse-decimal';
import { MAX_TYPED } from '@/lib/calculator/read-decimal';
import { formatInputsUrl, parseInputsQuery } from '@/lib/calculator/url-state';
import { hostileQuery } from '../../fixtures/hostile';

// A guard against hanging, not a measure.
vi.setConfig({ testTimeout: 120_000 });

const options = { seed: 20_260_314, numRuns: 2000 };
const queryOf = (address: string) => new URL(address, 'http://localhost').search;

test('any address fills the calculator with short texts and known units, and settles at once', () => {
  const units = massUnits.map(({ value }) => value);
  fc.assert(
    fc.property(hostileQuery, (query) => {
      const inputs = parseInputsQuery(new URLSearchParams(query));
      expect(units).toContain(inputs.unit);
      expect(units).toContain(inputs.doseUnit);
      for (const typed of [inputs.amount, inputs.diluent, inputs.dose]) {
        expect(typed.length).toBeLessThanOrEqual(MAX_TYPED);
        expect(typeof parseDecimal(typed).ok).toBe('boolean');
      }
      const address = formatInputsUrl(inputs);
      expect(address.split('?')[0]).toBe(CALCULATOR_PATH);
      expect(parseInputsQuery(new URLSearchParams(queryOf(address)))).toEqual(inputs);
    }),
    options,
  );
});

test('any address gives a state of the article list that its own address keeps', () => {
  fc.assert(
    fc.property(hostileQuery, (query) => {
      const state = parseListQuery(new URLSearchParams(query));
      expect(sortOptions.map(({ value }) => value)).toContain(state.sort);
      expect(Number.isSafeInteger(state.page) && state.page >= 1).toBe(true);
      const address = formatListUrl(state);
      expect(address.split('?')[0]).toBe('/blog');
      expect(parseListQuery(new URLSearchParams(queryOf(address)))).toEqual(state);
    }),
    options,
  );
});
