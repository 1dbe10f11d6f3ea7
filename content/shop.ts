/** Discloses that the academy runs the shop; shown near every link to the shop and near what it may sell. */
export const shopNote = {
  text: 'We also run a shop: what that means',
  href: '/about#shop',
} as const;
