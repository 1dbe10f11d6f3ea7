import { respondWithFile } from '@/lib/api/json-response';
import { articlesFeed, getFeedFiles } from '@/lib/seo/feed-files';

export const dynamic = 'force-static';

export function GET() {
  const file = getFeedFiles().get(articlesFeed.json)?.();
  return respondWithFile(file?.body, file?.type);
}
