/**
 * Half-lives that the half-life figure draws, each as its record in content/references.json states it.
 * `hours` is what is drawn: an upper bound, a rounded middle or the stated value, as `legend` says.
 */
export const halfLives = [
  {
    name: 'BPC-157',
    hours: 0.5,
    legend: '30 minutes at most',
    stated: 'under 30 minutes, in rats and dogs',
    reference: 'he-2022-bpc157-pk',
  },
  {
    name: 'PT-141, nasal',
    hours: 2,
    legend: '2 hours',
    stated: '1.85 to 2.09 hours, in people',
    reference: 'diamond-2004-pt141',
  },
  {
    name: 'Tirzepatide',
    hours: 120,
    legend: '5 days',
    stated: 'about 5 days, in people',
    reference: 'schneck-2024-tirzepatide-poppk',
  },
  {
    name: 'CJC-1295, albumin-bound',
    hours: 192,
    legend: '8 days',
    stated: 'about 8 days, in people',
    reference: 'ionescu-2006-cjc1295-pulsatility',
  },
] as const;
