import type { Metadata } from 'next';
import { UnknownGuide } from '@/components/learn/unknown-guide';

/** Answers every unknown /guides/{guide}, from one page for all of them. */
export const metadata: Metadata = {
  title: 'Guide',
  description: 'This guide has not been written yet.',
};

export default function UnknownGuidePage() {
  return <UnknownGuide />;
}
