import type { FieldError } from '@/lib/calculator/field-error';
import type { CertificateInputs } from './inputs';
import type { MassMatch, Verdict } from './match-mass';

/** One thing that a certificate says, and what follows: `why` in sentences, `source` by its name in content/tool-pages.yaml. */
export type CertificateLine = {
  id: string;
  title: string;
  verdict: Verdict;
  text: string;
  why: readonly string[];
  matches?: readonly MassMatch[];
  sources?: readonly ('impurities' | 'research' | 'endotoxin')[];
};

export type CertificateErrors = Partial<Record<keyof CertificateInputs, FieldError>>;
