/** The path of the file with the security contact (RFC 9116); it is served by app/security.txt. */
export const SECURITY_TXT = '/.well-known/security.txt';

/** When somebody last confirmed that its contact is read; its expiry date follows from this. */
export const security = { checkedAt: '2026-11-22' } as const;
