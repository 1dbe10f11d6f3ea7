import { RAW_HTML_MARK } from '@/lib/text/raw-html';

type Props =
  | {
      as: 'div' | 'span' | 'g';
      html: string;
      className?: string;
      /** For client components: their props hold the string, so the element gets no `data-raw`. */
      isHeld?: true;
    }
  | { as: 'script'; html: string; type: 'application/ld+json' };

/**
 * An element whose content is an HTML string made by our own code, from a sanitised tree or with '<' escaped. It keeps
 * the page's data small: one element there, and not every tag of the string.
 */
export function RawHtml(given: Props) {
  const { as: Tag, html, isHeld, ...props } = { isHeld: undefined, ...given };
  const mark = isHeld ? {} : { [RAW_HTML_MARK]: '' };
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: only strings of our own making; see above
    <Tag {...props} {...mark} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
