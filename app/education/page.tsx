import { CourseMap } from '@/components/learn/course-map';
import { courseMap } from '@/content/education/course-map';
import { COURSES_PATH } from '@/lib/learn/page-paths';
import { toPageMetadata } from '@/lib/seo/metadata';

const { title, description } = courseMap;

export const metadata = toPageMetadata({ title, description, path: COURSES_PATH });

export default function Page() {
  return <CourseMap />;
}
