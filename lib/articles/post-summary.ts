/** A post without its text: what lists show and what the API's list calls answer. */
export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  description: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  readingTime: string;
  tags: string[];
  featuredImage?: string;
};
