import type { MenuData } from '@/components/layout/menu-data';
import { navigationRecord } from '@/lib/records/navigation';

export const dynamic = 'force-static';

export function GET() {
  const { menuGroups, mobileSections } = navigationRecord.get();
  return Response.json({ groups: menuGroups, mobileSections } satisfies MenuData);
}
