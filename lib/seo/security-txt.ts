import { SECURITY_TXT, security } from '@/content/security';
import { site } from '@/content/site';
import { addMonths } from '@/lib/text/dates';
import { toAbsoluteUrl } from './site-url';

/** RFC 9116 recommends that a file expires within a year of the last check of its contact. */
const MONTHS_VALID = 11;

/** How long before the file expires an editor is told. */
const MONTHS_OF_NOTICE = 2;

/** When the file expires, and from when on its contact is due for a check, in ISO 8601. */
export function getSecurityDates(): { expires: string; dueFrom: string } {
  const expires = addMonths(security.checkedAt, MONTHS_VALID);
  return { expires, dueFrom: addMonths(expires, -MONTHS_OF_NOTICE) };
}

/**
 * The security.txt of the site (RFC 9116). The contact is SECURITY_CONTACT if set at build time, else the site's own
 * e-mail address. Throws when it is no mailto: or https: address.
 */
export function formatSecurityTxt(): string {
  const lines = {
    Contact: getContact(),
    Expires: getSecurityDates().expires.replace('.000', ''),
    'Preferred-Languages': site.language,
    Canonical: toAbsoluteUrl(SECURITY_TXT),
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

function getContact(): string {
  const contact = process.env.SECURITY_CONTACT || `mailto:${site.contactEmail}`;
  if (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact)) return contact;
  throw new Error(
    `SECURITY_CONTACT: expected an address like mailto:security@example.org or https://example.org/report, got "${contact}"`,
  );
}
