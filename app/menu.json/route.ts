import type { MenuData } from '@/components/layout/menu-data';
import { menuGroups, mobileSections } from '@/content/navigation';

export const dynamic = 'force-static';

export function GET() {
  return Response.json({ groups: menuGroups, mobileSections } satisfies MenuData);
}
