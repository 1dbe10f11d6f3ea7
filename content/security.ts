/** Where the contact for reports on the site's security stands (RFC 9116); app/security.txt answers for it. */
export const SECURITY_TXT = '/.well-known/security.txt';

/** What that file rests on: the day on which somebody last made sure that its contact is read. */
export const security = { checkedAt: '2026-11-22' } as const;
