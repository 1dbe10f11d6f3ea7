import { SOMETHING_WENT_WRONG_PATH } from './paths';

/** The link to whom to call, in the same words wherever something may have gone wrong. */
export const helpLink = {
  href: SOMETHING_WENT_WRONG_PATH,
  text: 'Has something gone wrong? Whom to call, by country',
};
