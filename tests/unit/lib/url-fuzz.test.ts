import fc from 'fast-check';
import { expect, test } from 'vitest';
import { massUnits } from '@/content/calculator';
import { CALCULATOR_PATH } from '@/content/paths';
import { formatListUrl, getSortOptions, parseListQuery } from '@/lib/articles/list-query';
import {
  formatHalfLifeUrl,
  parseHalfLifeQuery,
  readSchedule,
} from '@/lib/calculator/half-life-inputs';
import { parseDecimal } from '@/lib/calculator/parse-decimal';
import { MAX_TYPED } from '@/lib/calculator/read-decimal';
import { formatInputsUrl, parseInputsQuery } from '@/lib/calculator/url-state';
import { readChain } from '@/lib/chemistry/read-chain';
import { FIRST_SET, LAST_SET, readSeed } from '@/lib/exercises/seed';
import { formatLabUrl, parseLabQuery } from '@/lib/peptides/lab-address';
import { anyText } from '../../fixtures/arbitraries';
import { hostileQuery } from '../../fixtures/hostile';

const options = { seed: 20_260_314, numRuns: 2000 };
const queryOf = (address: string) => new URL(address, 'http://localhost').search;

test('any query gives the calculator short texts and known units, and survives a round trip', () => {
  const units = massUnits.map(({ value }) => value);
  fc.assert(
    fc.property(hostileQuery, (query) => {
      const { isPartial: _, ...inputs } = parseInputsQuery(new URLSearchParams(query));
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

test('any query gives a state of the article list that survives a round trip', () => {
  fc.assert(
    fc.property(hostileQuery, (query) => {
      const state = parseListQuery(new URLSearchParams(query));
      expect(getSortOptions(state.search).map(({ value }) => value)).toContain(state.sort);
      expect(Number.isSafeInteger(state.page) && state.page >= 1).toBe(true);
      const address = formatListUrl(state);
      expect(address.split('?')[0]).toBe('/blog');
      expect(parseListQuery(new URLSearchParams(queryOf(address)))).toEqual(state);
    }),
    options,
  );
});

const time = fc.oneof(
  fc.double().map(String),
  fc.nat({ max: 30_000 }).map(String),
  fc.constantFrom('', '0', '7', '1,5', '0.1', '1e3', '.5', '٣', '9'.repeat(60), 'x'.repeat(500)),
  anyText(6),
);
const unit = fc.oneof(fc.constantFrom('hours', 'days', 'Days', '__proto__', ''), anyText(4));

const times = { halfLife: time, halfLifeUnit: unit, interval: time, intervalUnit: unit };

test('any query gives the half-life tool a valid schedule, or errors with a remedy', () => {
  fc.assert(
    fc.property(fc.record(times, { requiredKeys: [] }), (query) => {
      const inputs = parseHalfLifeQuery(new URLSearchParams(query));
      const { schedule, errors } = readSchedule(inputs);
      for (const hours of Object.values(schedule ?? {})) {
        expect(hours).toBeGreaterThanOrEqual(0.1);
        expect(hours).toBeLessThanOrEqual(24_000);
      }
      for (const error of Object.values(errors)) {
        if (error) expect(error.message).toMatch(/^Please /);
      }
      const again = new URLSearchParams(queryOf(formatHalfLifeUrl(inputs)));
      if (schedule) expect(readSchedule(parseHalfLifeQuery(again)).schedule).toEqual(schedule);
    }),
    options,
  );
});

/** Valid and broken pieces of chain notation, mixed with any text. */
const chain = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['A', 'C', 'K', 'GHK', 'Gly', '-', 'D-', '2-Nal', '[Aib]', '[', ']', '(C16)', '(', ')'],
        ...[
          'Ac-',
          'H-',
          '-NH2',
          '-OH',
          'cyclo(',
          '{1-2}',
          '{',
          '}',
          ',',
          '>x\n',
          ' ',
          '\n',
          '{0-999}',
        ],
        ...['__proto__', '[constructor]', '(toString)', 'x'.repeat(300)],
      ),
      anyText(4),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

test('any text in the sequence lab is a chain that its URL keeps, empty, or a problem with a remedy', () => {
  let read = 0;
  fc.assert(
    fc.property(chain, (typed) => {
      const result = readChain(typed);
      if (result.ok) {
        read += 1;
        const kept = parseLabQuery(new URLSearchParams(queryOf(formatLabUrl(typed))));
        expect(readChain(kept)).toEqual(result);
      } else if (result.problem) {
        expect(result.problem.message).not.toMatch(/undefined|NaN|\[object/);
        expect(result.problem.help).toMatch(/\S/);
      } else expect(typed.trim()).toBe('');
    }),
    { ...options, numRuns: 4000 },
  );
  expect(read).toBeGreaterThan(100);
});

test('any text for a set number gives one from 1 to 99,999, or the first with a reason', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(12), fc.double().map(String), chain), (text) => {
      const { seed, problem } = readSeed(text);
      expect(Number.isInteger(seed) && seed >= FIRST_SET && seed <= LAST_SET).toBe(true);
      if (String(seed) !== text.trim().replace(/^0+/, '') && text.trim() !== '')
        expect(problem).toMatch(/is not the number of a set/);
      expect(problem?.length ?? 0).toBeLessThan(200);
    }),
    options,
  );
});
