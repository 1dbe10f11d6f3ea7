import { getSheetFacts } from '@/lib/peptides/sheet-facts';

/** Facts of every substance in one file, so that the server cannot tell which of them a reader uses. */
export const dynamic = 'force-static';

export function GET() {
  return Response.json(getSheetFacts());
}
