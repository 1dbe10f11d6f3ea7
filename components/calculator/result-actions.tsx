import { Copy, Link2 } from 'lucide-react';
import { SOMETHING_WENT_WRONG_PATH } from '@/content/paths';
import type { Barrel } from '@/content/syringes';
import type { Calculation } from '@/lib/calculator/inputs';
import { toSummary } from '@/lib/calculator/summary';
import { formatInputsUrl } from '@/lib/calculator/url-state';
import { Button } from '../ui/button';
import { copyText, LINK_NOT_COPIED } from '../ui/copy-text';

const RESULTS = {
  done: { title: 'Copied to clipboard!', description: 'Calculator results have been copied.' },
  failed: {
    title: 'Failed to copy results',
    description: 'Please copy the results manually from this page.',
  },
};

const LINK = {
  done: { title: 'Link copied!', description: 'Share this link to share your calculation.' },
  failed: LINK_NOT_COPIED,
};

/** Takes a result elsewhere: as text, or as the address that fills the form again. */
export function ResultActions({
  calculation,
  barrel,
}: {
  calculation: Calculation;
  barrel: Barrel;
}) {
  const toUrl = () => new URL(formatInputsUrl(calculation.inputs), window.location.origin).href;
  return (
    <div className="no-print mt-6 flex flex-wrap gap-3">
      <Button
        variant="outline"
        onClick={() => copyText(toSummary(calculation, barrel, toUrl()), RESULTS)}
      >
        <Copy aria-hidden="true" size={18} strokeWidth={1.75} />
        Copy Results
      </Button>
      <Button variant="outline" onClick={() => copyText(toUrl(), LINK)}>
        <Link2 aria-hidden="true" size={18} strokeWidth={1.75} />
        Share Link
      </Button>
      <a href={SOMETHING_WENT_WRONG_PATH} className="text-link min-h-target">
        Something went wrong?
      </a>
    </div>
  );
}
