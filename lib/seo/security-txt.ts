import { SECURITY_TXT, security } from '@/content/security';
import { site } from '@/content/site';
import { addMonths } from '@/lib/text/dates';
import { toAbsoluteUrl } from './site-url';

/** RFC 9116 advises less than a year from one check of the contact to the next. */
const MONTHS_VALID = 11;

/** How long before the end an editor is told of it. */
const MONTHS_OF_NOTICE = 2;

/** When the file ends to be valid, and from when on its contact is due to be checked, in ISO 8601. */
export function getSecurityDates(): { expires: string; dueFrom: string } {
  const expires = addMonths(security.checkedAt, MONTHS_VALID);
  return { expires, dueFrom: addMonths(expires, -MONTHS_OF_NOTICE) };
}

/**
 * Whom to tell of a hole in the site's security (RFC 9116): SECURITY_CONTACT when the build is given one, else the
 * site's own address. Throws when the setting is no mailto: or https: address.
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
