/** Links of the header and footer. Each is a page that exists: a test compares them with the routes. */
export const mainNavigation = [
  { label: 'Articles', href: '/blog' },
  { label: 'Archive', href: '/archive' },
] as const;

export const footerColumns = [
  {
    title: 'Categories',
    links: [
      { label: 'Longevity', href: '/blog?tag=Longevity' },
      { label: 'Weight Loss', href: '/blog?tag=Weight+Loss' },
      { label: 'Recovery', href: '/blog?tag=Recovery' },
      { label: 'Performance', href: '/blog?tag=Performance' },
      { label: 'Research', href: '/blog?tag=Research' },
    ],
  },
  {
    title: 'Read',
    links: [
      { label: 'All articles', href: '/blog' },
      { label: 'Complete archive', href: '/archive' },
    ],
  },
] as const;

/** Files served as they are, so the browser loads them itself. */
export const fileLinks = [
  { label: 'RSS', href: '/rss.xml' },
  { label: 'Sitemap', href: '/sitemap.xml' },
] as const;
