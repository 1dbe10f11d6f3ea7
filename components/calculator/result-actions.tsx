import { Copy, Link2 } from 'lucide-react';
import type { Barrel } from '@/content/calculator';
import type { Calculation } from '@/lib/calculator/inputs';
import { toSummary } from '@/lib/calculator/summary';
import { formatInputsUrl } from '@/lib/calculator/url-state';
import { Button } from '../ui/button';
import { type ToastContent, toast } from '../ui/toast-store';

type Messages = { done: ToastContent; failed: ToastContent };

const RESULTS: Messages = {
  done: { title: 'Copied to clipboard!', description: 'Calculator results have been copied.' },
  failed: {
    title: 'Failed to copy results',
    description: 'Please copy the results manually from this page.',
  },
};

const LINK: Messages = {
  done: { title: 'Link copied!', description: 'Share this link to share your calculation.' },
  failed: {
    title: 'Failed to copy link',
    description: 'Please copy the URL manually from your browser.',
  },
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
        onClick={() => copy(toSummary(calculation, barrel, toUrl()), RESULTS)}
      >
        <Copy aria-hidden="true" size={18} strokeWidth={1.75} />
        Copy Results
      </Button>
      <Button variant="outline" onClick={() => copy(toUrl(), LINK)}>
        <Link2 aria-hidden="true" size={18} strokeWidth={1.75} />
        Share Link
      </Button>
    </div>
  );
}

async function copy(text: string, { done, failed }: Messages): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast({ ...failed, variant: 'destructive' });
  }
}
