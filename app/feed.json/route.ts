import { articlesFeed, respondWithFeed } from '@/lib/seo/feed-files';

export const dynamic = 'force-static';

export function GET() {
  return respondWithFeed(articlesFeed.json);
}
