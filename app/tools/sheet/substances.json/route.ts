import { getSheetFacts } from '@/lib/peptides/sheet-facts';

/** Facts of every substance in one file: which of them somebody uses is then known to nobody but the browser. */
export const dynamic = 'force-static';

export function GET() {
  return Response.json(getSheetFacts());
}
