import { readAs } from '@/lib/content/json-file';
import { CLAIMS_PLACE, type Claims, claimsSchema } from './claims-schema';

/** The confirmed claims. Throws a ContentError that names what is wrong with the file. */
export function readClaims(): Claims {
  return readAs(claimsSchema, CLAIMS_PLACE);
}
