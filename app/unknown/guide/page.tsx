import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { getTrail } from '@/lib/pages/pages';

/** Served for every unknown /guides/{guide}: one page for all of them. */
export const metadata: Metadata = {
  title: 'Guide',
  description: 'This guide has not been written yet.',
};

export default function UnknownGuidePage() {
  return (
    <div className="wrap pt-6 pb-section">
      <Breadcrumb trail={[...getTrail('/'), { name: 'Guide', path: '/guides/unknown' }]} />
      <h1 className="mt-5 mb-8 text-4xl tracking-display">Guide</h1>
      <EmptyState
        title="Content Coming Soon"
        text="This guide has not been written yet. Two others are ready to read."
        action={
          <span className="flex flex-col gap-2 sm:flex-row">
            <ButtonLink href="/guides/beginners">Beginner's guide</ButtonLink>
            <ButtonLink href="/guides/safety" variant="outline">
              Safety guide
            </ButtonLink>
          </span>
        }
      />
    </div>
  );
}
