import { CourseMap } from '@/components/learn/course-map';
import { pages } from '@/content/pages';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.courses);

export default function Page() {
  return <CourseMap />;
}
