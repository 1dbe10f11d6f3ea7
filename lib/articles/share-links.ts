/** Returns the share URLs of an article: X takes text and url, Facebook u, LinkedIn url. */
export function getShareLinks({ url, text }: { url: string; text: string }) {
  const share = (page: string, params: Record<string, string>) =>
    `https://${page}?${new URLSearchParams(params)}`;
  return [
    { name: 'X', mark: 'X', href: share('twitter.com/intent/tweet', { text, url }) },
    { name: 'Facebook', mark: 'f', href: share('www.facebook.com/sharer/sharer.php', { u: url }) },
    {
      name: 'LinkedIn',
      mark: 'in',
      href: share('www.linkedin.com/sharing/share-offsite/', { url }),
    },
  ];
}
