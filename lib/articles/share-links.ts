/** Returns the share URLs of an article: X takes text and url, Facebook u, LinkedIn url. */
export function getShareLinks({ url, text }: { url: string; text: string }) {
  return [
    {
      name: 'X',
      mark: 'X',
      href: `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`,
    },
    {
      name: 'Facebook',
      mark: 'f',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      name: 'LinkedIn',
      mark: 'in',
      href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
    },
  ];
}
