import { useState, useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
};

/**
 * A piece of state that the address mirrors, so that it can be shared and reloaded: '' on the server
 * and when the parameter is missing. Setting it replaces the address without a new history entry.
 */
export function useQueryParam(name: string): [value: string, setValue: (value: string) => void] {
  const inUrl = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name) ?? '',
    () => '',
  );
  // What was typed, at once: the address follows, but a render may still read the old one.
  const [chosen, setChosen] = useState<string | null>(null);
  const setValue = (value: string) => {
    setChosen(value);
    const params = new URLSearchParams(window.location.search);
    if (value) params.set(name, value);
    else params.delete(name);
    const query = params.size > 0 ? `?${params}` : '';
    window.history.replaceState(null, '', `${window.location.pathname}${query}`);
  };
  return [chosen ?? inUrl, setValue];
}
