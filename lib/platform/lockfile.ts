import { z } from 'zod';

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** A package of the lockfile; `integrity` is its hash as npm writes it, 'sha512-…' in base 64. */
export type LockedPackage = { name: string; version: string; licence: string; integrity?: string };

/**
 * Returns the packages that the served site needs, from the text of package-lock.json, without development
 * dependencies. Throws when the text has another form.
 */
export function readServedPackages(lockfile: string): LockedPackage[] {
  return Object.entries(lockfileSchema.parse(JSON.parse(lockfile)).packages).flatMap(
    ([place, { version, license: licence = 'none', integrity, dev }]) => {
      if (place === '' || dev || version === undefined) return [];
      return { name: place.replace(/^.*node_modules\//, ''), version, licence, integrity };
    },
  );
}
