'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button';
import { toast } from '../ui/toast-store';
import { useIsBrowser } from '../ui/use-is-browser';

/** The specified delay before the confirmation, in milliseconds. No request is sent. */
const DELAY = 1000;

const NOTE_ID = 'newsletter-note';

/** The specified e-mail field, and a note that nothing is sent yet. The browser validates the input. */
export function NewsletterForm() {
  const [isSubmitting, setIsSubmitting] = useState(false);
  // Submitting before hydration would put the e-mail address into the URL.
  const isReady = useIsBrowser();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsSubmitting(true);
    timer.current = setTimeout(() => {
      flushSync(() => setIsSubmitting(false));
      // Being disabled took the focus from the button.
      if (document.activeElement === document.body)
        form.querySelector('button')?.focus({ preventScroll: true });
      form.reset();
      toast({
        title: 'Subscribed!',
        description: "You'll receive the latest clinical insights and research updates.",
      });
    }, DELAY);
  }

  return (
    <>
      <form onSubmit={submit} className="mt-3 flex flex-wrap gap-2">
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          aria-label="Email address"
          aria-describedby={NOTE_ID}
          placeholder="Email address"
          className="h-target min-w-0 basis-28 flex-1 rounded-md border-deep-edge border-[1.5px] bg-transparent px-3.5 text-on-deep placeholder:text-on-deep-muted"
        />
        <Button
          type="submit"
          variant="inverse"
          disabled={isSubmitting || !isReady}
          className="min-w-29"
        >
          {isSubmitting ? '...' : 'Subscribe'}
        </Button>
      </form>
      <p id={NOTE_ID} className="mt-2.5 text-on-deep-muted">
        Nothing is sent or kept yet. The feeds carry the same news:{' '}
        <a href="/rss.xml" className="underline">
          RSS
        </a>
        ,{' '}
        <a href="/feed.json" className="underline">
          JSON
        </a>
        .
      </p>
    </>
  );
}
