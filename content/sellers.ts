/**
 * Hosts that sell peptides or chemicals, or list them for sellers: no identity of a substance rests on their pages. Add
 * one when it turns up.
 */
export const sellers: readonly string[] = [
  'americanpeptide.com',
  'benchchem.com',
  'bloomtechz.com',
  'boneslabs.com',
  'clinicpt141.com',
  'combatresearch.io',
  'peptidebiologix.com',
  'peptidefactcheck.com',
  'peptideindex.info',
  'peptider.ca',
  'peptidewiki.pro',
  'peptigopeptides.com',
  'pharmacompass.com',
  'prototides.com',
  'pureuspeptide.com',
  'rapidresearchproducts.com',
  'retalabs.is',
  'smolecule.com',
  'thecompoundreport.com',
];
