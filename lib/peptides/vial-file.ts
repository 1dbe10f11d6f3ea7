/** Where all vials are drawn, one group a slug; the part of its plane that a vial fills. */
export const VIALS_PATH = '/images/vials.svg';
export const VIAL_VIEW_BOX = '22 2 136 252';
