import { z } from 'zod';
import { readAs } from '@/lib/content/json-file';

/** Where confirmed claims are kept, below content. */
export const CLAIMS_PLACE = 'evidence/claims.json';

const claimSchema = z.strictObject({
  text: z.string().min(1),
  /**
   * Ids of findings; a citation key where it rests on the named facts of a record; `status:slug` where it tells of
   * an approval, the law or sport; `words:alone` where it cites nothing.
   */
  rests: z.array(z.string()).min(1, 'name a finding, a record or a status that it rests on'),
  /** Why a person let it stand although the machine doubts it. */
  waived: z.string().min(1).optional(),
});

export type Claim = z.infer<typeof claimSchema>;

/** Confirmed claims by the place of their text, and what the records said when they were confirmed. */
export const claimsSchema = z.strictObject({
  claims: z.record(z.string(), z.array(claimSchema)),
  records: z.record(z.string(), z.string().length(8)),
});

export type Claims = z.infer<typeof claimsSchema>;

/** The confirmed claims. Throws a ContentError that names what is wrong with the file. */
export function readClaims(): Claims {
  return readAs(claimsSchema, CLAIMS_PLACE);
}
