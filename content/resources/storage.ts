/** Storage conditions, written once for every page of the resources that states them. */
export const storageConditions = [
  {
    what: 'Dry (lyophilised) powder, long term',
    where: 'Freezer',
    temperature: '-20 °C',
    time: 'To the expiry or retest date on the label',
    note: 'Sealed, dry and dark. Let it reach room temperature before opening, or water condenses on the powder.',
  },
  {
    what: 'Reconstituted solution',
    where: 'Refrigerator',
    temperature: '2-8 °C',
    time: 'Within 30 days of reconstitution, or by the date on the label, whichever is sooner',
    note: 'Upright, dark, away from the freezing plate. Do not freeze it again and again.',
  },
  {
    what: 'Bacteriostatic water, opened',
    where: 'As its label says',
    temperature: 'As its label says',
    time: 'By the date on the label; 28 days after the first puncture unless its maker says otherwise',
    note: 'Write the day of first use on the vial.',
  },
  {
    what: 'Vial on the bench while working',
    where: 'Room',
    temperature: 'Room temperature',
    time: 'Minutes, as short as the work allows',
    note: 'Out of sunlight. Return it as soon as the volume is drawn.',
  },
] as const;

/** What the storage times rest on, so that no reader takes them for a measured shelf life. */
export const storageCaveat =
  'We found no study that measured how long a vial mixed by its user keeps over weeks. The limit of 30 days is a rule of practice, not a measured shelf life. The US pharmacy standard, USP chapter 797 as quoted in public texts, sets 28 days after the first puncture for a multi-dose vial with preservative unless its maker says otherwise, and the label’s date wins. A US label of sterile water says not to store mixed drugs at all unless their maker directs it.';

/** Keys of content/references.json that the caveat rests on. */
export const storageSources = [
  'usp-797-multidose',
  'infusionnurse-2010-28-days',
  'us-sterile-water-label',
] as const;
