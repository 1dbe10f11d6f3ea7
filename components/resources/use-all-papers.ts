import { useState } from 'react';
import { fetchJson } from '@/lib/api/fetch-json';
import { PAPERS_FILE, type Paper, parsePapers } from '@/lib/resources/paper-filter';

type AllPapers =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; papers: readonly Paper[] };

/** Every paper of the bibliography, fetched once somebody filters: a page itself lists a part of them. */
export function useAllPapers(): AllPapers & { load: () => void } {
  const [all, setAll] = useState<AllPapers>({ status: 'idle' });

  function load() {
    if (all.status === 'ready' || all.status === 'loading') return;
    setAll({ status: 'loading' });
    fetchJson({ queryKey: [PAPERS_FILE] })
      .then((answer) => setAll({ status: 'ready', papers: parsePapers(answer) }))
      .catch(() => setAll({ status: 'failed' }));
  }

  return { ...all, load };
}
