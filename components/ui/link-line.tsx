/** Links in a line of text, separated by a comma or by `between`. */
export function LinkLine({
  links,
  between = ', ',
  className = 'underline',
}: {
  links: readonly { href: string; label: string }[];
  between?: string;
  className?: string;
}) {
  return links.map(({ href, label }, index) => (
    <span key={href}>
      {index > 0 && between}
      <a href={href} className={className}>
        {label}
      </a>
    </span>
  ));
}
