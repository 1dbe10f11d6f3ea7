/** Scrolls a row of chips sideways to `chip`, if the chip is not fully visible, as can happen on a phone. */
export function bringIntoRow(chip: HTMLElement | null): void {
  const row = chip?.closest('fieldset, ul');
  if (!chip || !row) return;
  const left = chip.getBoundingClientRect().left - row.getBoundingClientRect().left;
  const isWhole = left >= 0 && left + chip.offsetWidth <= row.clientWidth;
  if (!isWhole) row.scrollLeft += left - chip.offsetHeight;
}
