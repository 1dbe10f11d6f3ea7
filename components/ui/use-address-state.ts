import { useSearchParams } from 'next/navigation';
import { useCallback, useLayoutEffect, useState } from 'react';
import { withParameters } from '@/lib/text/to-address';
import { addressReaders, readAddress } from './address-readers';
import { replaceAddress } from './replace-address';

/** How a state is encoded in the address. Define one constant per page, outside its component. */
export type AddressFormat<State> = {
  /** Parses a query into a state. What is missing or invalid has its default. */
  parse: (params: URLSearchParams) => State;
  /** Formats a state as a path with its query. `current` is for parameters to preserve. */
  format: (state: State, current: URL) => string;
};

/** Sets a new state computed from the current one, so that two changes in a row do not undo each other. */
export type ChangeState<State> = (toNext: (current: State) => State) => void;

/**
 * State that is mirrored in the address, so that it can be shared, reloaded and restored. On the server, and until
 * hydration, it is the state of an address without a query. A change replaces the address and makes no history entry.
 *
 * The state is kept exactly as set while the address stays the same: text keeps a space at its end, and a change that
 * the browser refuses to write to the address is still shown.
 *
 * `change` keeps its identity as long as the state does, so that memoised components can skip rendering.
 *
 * Back and forward are handled by `popstate`. Where links of the site lead to the same page with another query, the
 * page also needs an `AddressWatcher`.
 */
export function useAddressState<State>({
  parse,
  format,
}: AddressFormat<State>): [state: State, change: ChangeState<State>] {
  const [shown, setShown] = useState(() => ({ search: '', state: parse(new URLSearchParams()) }));

  // A layout effect, so that a page opened with a query is never painted without it.
  useLayoutEffect(() => {
    const page = window.location.pathname;
    const read = () => {
      const { pathname, search } = window.location;
      // During a navigation the address may already be the next page's.
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

/** The format of one text parameter, '' when missing; others are preserved. Create it once, outside the component. */
export function toParameterFormat(name: string): AddressFormat<string> {
  return {
    parse: (params) => params.get(name) ?? '',
    format: (value, current) => withParameters(current, { [name]: value }),
  };
}

/**
 * Makes `useAddressState` follow links of the site to the page that is open, for which the browser fires no event.
 * Renders nothing. Give it a `Suspense` of its own, because a prerendered page knows no query and must not wait for
 * one.
 */
export function AddressWatcher() {
  // Called only to re-render when the query changes, so that the effect below runs.
  useSearchParams();
  useLayoutEffect(() => {
    readAddress();
  });
  return null;
}
