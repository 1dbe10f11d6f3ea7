import { Typeset } from './typeset';

/** Texts as a list, one a point; with `isTypeset` numbers stay beside their units. */
export function TextList({
  texts,
  className,
  itemClass,
  isTypeset = false,
}: {
  texts: readonly string[];
  className?: string;
  itemClass?: string;
  isTypeset?: boolean;
}) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text} className={itemClass}>
          {isTypeset ? <Typeset text={text} /> : text}
        </li>
      ))}
    </ul>
  );
}
