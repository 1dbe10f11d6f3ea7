import { toRss } from '@/lib/blog/feed';
import { getPosts } from '@/lib/content/posts';

export const dynamic = 'force-static';

export function GET() {
  return new Response(toRss(getPosts()), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
