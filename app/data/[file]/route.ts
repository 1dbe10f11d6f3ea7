import { CASES_FILE, CASES_SCHEMA_FILE, getCases, toCasesJsonSchema } from '@/lib/proof/cases';

/** The open test cases of the calculator and their JSON schema are files, made once at the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map<string, () => object>([
  [CASES_FILE, getCases],
  [CASES_SCHEMA_FILE, toCasesJsonSchema],
]);

export function generateStaticParams() {
  return [...files.keys()].map((address) => ({ file: address.slice('/data/'.length) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const toContent = files.get(`/data/${(await params).file}`);
  if (!toContent) {
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  }
  // Indented, since people read it too.
  return new Response(`${JSON.stringify(toContent(), null, 2)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
}
