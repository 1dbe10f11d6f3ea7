import Link from 'next/link';
import type { Correction } from '@/lib/resources/corrections';
import { formatLongDate } from '@/lib/text/format';
import { groupInOrder } from '@/lib/text/group-in-order';
import { NoBreak } from '../ui/no-break';
import { Typeset } from '../ui/typeset';

/** Change notes by day, each beside the page it is about. */
export function CorrectionList({ corrections }: { corrections: readonly Correction[] }) {
  return groupInOrder(corrections, ({ date }) => date).map(([date, notes]) => (
    <section key={date} className="mt-10 max-w-184">
      <h2 className="border-ink border-t-[1.5px] pt-3 text-2xl">
        <time dateTime={date}>{formatLongDate(date)}</time>
      </h2>
      <ul className="mt-4 grid gap-5">
        {groupInOrder(notes, ({ path }) => path).map(([path, ofPage]) => (
          <li key={path}>
            <h3 className="text-lg">
              <Link href={path} prefetch={false} className="underline underline-offset-4">
                <NoBreak text={ofPage[0]?.title ?? path} />
              </Link>
            </h3>
            {ofPage.map(({ text }) => (
              <p key={text} className="mt-1 text-ink-2">
                <Typeset text={text} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ));
}
