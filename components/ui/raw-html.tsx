import { RAW_HTML_MARK } from '@/lib/text/raw-html';

type Props =
  | {
      as: 'div' | 'span';
      html: string;
      className?: string;
      /** In a component of the browser, whose data holds the string under a name of its own. */
      isHeld?: true;
    }
  | { as: 'script'; html: string; type: 'application/ld+json' };

/**
 * An element that holds a string as it is: one made by our own code, from a sanitised tree or with '<'
 * escaped. The page is lighter for it, since its data names the element in place of every tag within.
 */
export function RawHtml(given: Props) {
  const { as: Tag, html, isHeld, ...props } = { isHeld: undefined, ...given };
  const mark = isHeld ? {} : { [RAW_HTML_MARK]: '' };
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: only strings of our own making; see above
    <Tag {...props} {...mark} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
