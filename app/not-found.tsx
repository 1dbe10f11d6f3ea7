import type { Metadata } from 'next';
import { SearchForm } from '@/components/layout/search-form';
import { ButtonLink } from '@/components/ui/button';
import { MissingResidue } from '@/components/ui/missing-residue';

export const metadata: Metadata = { title: '404 Page Not Found' };

export default function NotFound() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-section text-center">
      <MissingResidue />
      <h1 className="mt-4 text-3xl">404 Page Not Found</h1>
      <p className="text-ink-2">Did you forget to add the page to the router?</p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
      <SearchForm className="mt-4 w-full max-w-100" />
    </div>
  );
}
