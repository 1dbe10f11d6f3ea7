import { useSearchParams } from 'next/navigation';
import { useCallback, useLayoutEffect, useState } from 'react';
import { withParameters } from '@/lib/text/to-address';
import { addressReaders, readAddress } from './address-readers';
import { replaceAddress } from './replace-address';

/** How a piece of state is written in the address. One constant for each page, outside its component. */
export type AddressFormat<State> = {
  /** The state that a query names. What it does not name, or names wrongly, is at its default. */
  parse: (params: URLSearchParams) => State;
  /** The address of a state: a path with its query. `current` is for parameters that are to stay. */
  format: (state: State, current: URL) => string;
};

/** Asks for a new state, computed from the present one: two changes in one go must not undo each other. */
export type ChangeState<State> = (toNext: (current: State) => State) => void;

/**
 * State that the address mirrors, so that it can be shared, reloaded and gone back to. On the server, and
 * until the page's code runs, it is what an address without a query names. A change replaces the address
 * and makes no entry in the history.
 *
 * What was set stands as it was set for as long as the address stays the same: text with a space at its end
 * keeps it, and a change that the browser refuses to write is still shown.
 *
 * `change` stays the same function as long as the state does, so that what shows the state can be passed over.
 *
 * The browser announces back and forward. Where links of the site lead to the same page with another query,
 * the page also needs an `AddressWatcher`.
 */
export function useAddressState<State>({
  parse,
  format,
}: AddressFormat<State>): [state: State, change: ChangeState<State>] {
  const [shown, setShown] = useState(() => ({ search: '', state: parse(new URLSearchParams()) }));

  // Before the browser paints, so that a page that is opened with a query never shows without it.
  useLayoutEffect(() => {
    const page = window.location.pathname;
    const read = () => {
      const { pathname, search } = window.location;
      // On the way to another page the address is already that page's.
      if (pathname !== page) return;
      setShown((last) =>
        last.search === search ? last : { search, state: parse(new URLSearchParams(search)) },
      );
    };
    read();
    addressReaders.add(read);
    window.addEventListener('popstate', read);
    return () => {
      addressReaders.delete(read);
      window.removeEventListener('popstate', read);
    };
  }, [parse]);

  const change = useCallback(
    (toNext: (current: State) => State) => {
      const { search, href } = window.location;
      const current = shown.search === search ? shown.state : parse(new URLSearchParams(search));
      const state = toNext(current);
      replaceAddress(format(state, new URL(href)));
      setShown({ search: window.location.search, state });
      readAddress();
    },
    [shown, parse, format],
  );

  return [shown.state, change];
}

/**
 * One text parameter of the address, '' when it is missing; the others stay. A constant outside the
 * component that uses it.
 */
export function toParameterFormat(name: string): AddressFormat<string> {
  return {
    parse: (params) => params.get(name) ?? '',
    format: (value, current) => withParameters(current, { [name]: value }),
  };
}

/**
 * Makes `useAddressState` follow the site's own links to the page it is on, which the browser does not
 * announce. Draws nothing. It stands in a `Suspense` of its own, because a page that is built ahead knows
 * no query and must not wait for one.
 */
export function AddressWatcher() {
  // Asked only to be drawn again when the router's query changes, which is when to read.
  useSearchParams();
  useLayoutEffect(() => {
    readAddress();
  });
  return null;
}
