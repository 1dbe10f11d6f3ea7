import { NoBreak } from './no-break';

/** A bulleted list of texts. */
export function TextList({
  texts,
  className,
  itemClass,
}: {
  texts: readonly string[];
  className?: string;
  itemClass?: string;
}) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text} className={itemClass}>
          <NoBreak text={text} />
        </li>
      ))}
    </ul>
  );
}
