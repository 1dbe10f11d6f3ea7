import type { Metadata } from 'next';
import { SearchForm } from '@/components/search/search-form';
import { BeadChain } from '@/components/ui/bead-chain';
import { ButtonLink } from '@/components/ui/button';
import { pages } from '@/content/pages';

/** Shown offline for a page that is not in the reader's copy of the site (lib/platform/worker). */
export const metadata: Metadata = { title: 'Not in your copy' };

export default function NotKeptPage() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-section text-center">
      <BeadChain count={5} missing={2} className="mb-2" />
      <h1 className="text-3xl">This page is not in your copy</h1>
      <p className="text-ink-2">
        You are offline, and the copy on this device does not hold this page. It opens again when
        you are online.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={pages.calculator.path}>Calculator</ButtonLink>
        <ButtonLink href={pages.somethingWentWrong.path} variant="outline">
          {pages.somethingWentWrong.title}
        </ButtonLink>
        <ButtonLink href={pages.keep.path} variant="soft">
          What is kept
        </ButtonLink>
      </div>
      <SearchForm />
    </div>
  );
}
