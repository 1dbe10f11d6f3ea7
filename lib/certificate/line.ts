import type { MassMatch, Verdict } from './match-mass';

/** A statement of a certificate and what follows from it; `sources` are names in content/tool-pages.yaml. */
export type CertificateLine = {
  id: string;
  title: string;
  verdict: Verdict;
  text: string;
  why: readonly string[];
  matches?: readonly MassMatch[];
  sources?: readonly ('impurities' | 'research' | 'endotoxin')[];
};

/** Returns a function that makes the line of a statement from its verdict, its text and the reasons. */
export function toLine(id: string, title: string) {
  return (verdict: Verdict, text: string, ...why: string[]): CertificateLine => ({
    id,
    title,
    verdict,
    text,
    why,
  });
}
