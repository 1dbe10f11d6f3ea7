import type { Metadata } from 'next';
import { Protocols } from '@/components/resources/protocols';
import { toResourceMetadata } from '@/lib/seo/metadata';

/** Answers every unknown /resources/{name} with the protocols, which keep their own address as canonical. */
export const metadata: Metadata = toResourceMetadata('protocols');

export default function UnknownResourcePage() {
  return <Protocols />;
}
