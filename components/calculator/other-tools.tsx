import { type PageRecord, pages } from '@/content/pages';

const TOOLS: readonly PageRecord[] = [
  pages.calculator,
  pages.certificate,
  pages.sheet,
  pages.baseline,
  pages.halfLife,
  pages.sequenceLab,
  pages.practice,
  pages.somethingWentWrong,
];

export function OtherTools({ path }: Pick<PageRecord, 'path'>) {
  return (
    <nav aria-label="Other tools" className="no-print mt-14 flex flex-wrap gap-x-6">
      {TOOLS.filter((tool) => tool.path !== path).map((tool) => (
        <a key={tool.path} href={tool.path} className="text-link">
          {tool.title}
        </a>
      ))}
    </nav>
  );
}
