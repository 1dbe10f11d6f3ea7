import { CourseMap } from '@/components/learn/course-map';
import { pages } from '@/content/pages';

import { toPageMetadata } from '@/lib/seo/metadata';

export const metadata = toPageMetadata(pages.courses);

export default function Page() {
  return <CourseMap />;
}
