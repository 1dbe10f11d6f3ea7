import { StaticHtml } from '@/components/ui/static-html';
import type { FeedPlace } from '@/lib/seo/feed';
import { articlesFeed, correctionsFeed, substancesFeed, tagFeeds } from '@/lib/seo/feed-files';

/** Links to a feed in its two formats. */
export function FeedLinks({ feed, subject }: { feed: FeedPlace; subject: string }) {
  return (
    <>
      <a href={feed.rss} className="underline">
        {subject} as RSS
      </a>
      {', '}
      <a href={feed.json} className="underline">
        as JSON Feed<span className="sr-only"> ({subject})</span>
      </a>
    </>
  );
}

/** Links to every feed of the site. */
export function Feeds() {
  const feeds = [
    { feed: articlesFeed, subject: 'All articles' },
    ...tagFeeds.map((feed) => ({ feed, subject: feed.tag })),
    { feed: correctionsFeed, subject: 'Corrections' },
    { feed: substancesFeed, subject: 'All substances' },
  ];
  return (
    <StaticHtml>
      <section aria-labelledby="feeds" className="no-print mt-16">
        <h2 id="feeds" className="border-ink border-t-[1.5px] pt-3 text-2xl">
          Feeds
        </h2>
        <p className="mt-4 max-w-prose text-ink-2">
          A feed reader shows you new articles in full, without an account. Each feed holds the
          newest 50.
        </p>
        <ul className="mt-4 grid gap-1.5 text-sm sm:grid-cols-2">
          {feeds.map(({ feed, subject }) => (
            <li key={feed.rss}>
              <FeedLinks feed={feed} subject={subject} />
            </li>
          ))}
        </ul>
      </section>
    </StaticHtml>
  );
}
