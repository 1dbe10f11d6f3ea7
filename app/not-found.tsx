import type { Metadata } from 'next';
import { PageNotFound } from '@/components/layout/page-not-found';
import { notFoundLinks } from '@/content/navigation';

export const metadata: Metadata = { title: '404 Page Not Found' };

export default function NotFound() {
  return <PageNotFound links={notFoundLinks.map(({ label, href }) => ({ label, href }))} />;
}
