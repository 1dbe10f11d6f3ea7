import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/api/fetch-json';
import { PAPERS_FILE, type Paper, parsePapers } from '@/lib/papers/paper-filter';

type AllPapers =
  | { status: 'ready'; papers: readonly Paper[] }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void };

/** Every paper of the bibliography, fetched once somebody filters: a page itself lists a part of them. */
export function useAllPapers(isWanted: boolean): AllPapers {
  const [papers, setPapers] = useState<readonly Paper[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && !papers && !hasFailed;

  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    fetchJson({ queryKey: [PAPERS_FILE], signal: controller.signal })
      .then((answer) => setPapers(parsePapers(answer)))
      .catch(() => setHasFailed(!controller.signal.aborted));
    return () => controller.abort();
  }, [isMissing]);

  if (papers) return { status: 'ready', papers };
  return hasFailed ? { status: 'failed', retry: () => setHasFailed(false) } : { status: 'loading' };
}
