import { getPosts } from '@/lib/articles/posts';
import { toRss } from '@/lib/seo/feed';

export const dynamic = 'force-static';

export function GET() {
  return new Response(toRss(getPosts()), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
