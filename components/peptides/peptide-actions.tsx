'use client';

import { Printer, Share2 } from 'lucide-react';
import { Button } from '../ui/button';
import { ICON } from '../ui/icon-props';

/** Prints the page, or shares it: with the system's share sheet if that exists and opens, else by copying the link. */
export function PeptideActions({ title }: { title: string }) {
  async function share() {
    const url = window.location.href;
    if (navigator.share) {
      const refusal: unknown = await navigator.share({ title, url }).catch((error) => error);
      // Closing the share sheet is not a failure and needs no message.
      if (!refusal || (refusal as Error).name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      window.alert('Link copied to clipboard!');
    } catch {
      window.alert(`Copy this link by hand: ${url}`);
    }
  }
  return (
    <div className="no-print mt-5 flex flex-wrap gap-3 noscript:hidden">
      <Button variant="outline" onClick={() => window.print()}>
        <Printer {...ICON} />
        Export PDF
      </Button>
      <Button variant="outline" onClick={share}>
        <Share2 {...ICON} />
        Share
      </Button>
    </div>
  );
}
