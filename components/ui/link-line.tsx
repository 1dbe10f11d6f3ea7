/** Links in a line of text, separated by a comma or by `between`. */
export function LinkLine({
  links,
  between = ', ',
}: {
  links: readonly { href: string; label: string }[];
  between?: string;
}) {
  return links.map(({ href, label }, index) => (
    <span key={href}>
      {index > 0 && between}
      <a href={href} className="underline">
        {label}
      </a>
    </span>
  ));
}
