import { z } from 'zod';
import { readAs } from '@/lib/content/json-file';

/** Path of the confirmed claims file, relative to content. */
export const CLAIMS_PLACE = 'evidence/claims.json';

const claimSchema = z.strictObject({
  text: z.string().min(1),
  /**
   * Finding ids; a citation key for a claim on a record's facts; `status:slug` for one on approval, law or sport;
   * `words:alone` for one that cites nothing.
   */
  rests: z.array(z.string()).min(1, 'name a finding, a record or a status that it rests on'),
  /** The author's reason for keeping it although the comparisons report a fault. */
  waived: z.string().min(1).optional(),
});

export type Claim = z.infer<typeof claimSchema>;

/** Confirmed claims by place, and the record fingerprints at the time of confirmation. */
export const claimsSchema = z.strictObject({
  claims: z.record(z.string(), z.array(claimSchema)),
  records: z.record(z.string(), z.string().length(8)),
});

export type Claims = z.infer<typeof claimsSchema>;

/** Reads the confirmed claims. Throws a ContentError that names what is wrong with the file. */
export function readClaims(): Claims {
  return readAs(claimsSchema, CLAIMS_PLACE);
}
