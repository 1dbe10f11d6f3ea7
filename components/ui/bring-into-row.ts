/** Moves a chip that is beyond an edge of its row, which scrolls sideways on a phone, to the row's start. */
export function bringIntoRow(chip: HTMLElement | null): void {
  const row = chip?.closest('fieldset, ul');
  if (!chip || !row) return;
  const left = chip.getBoundingClientRect().left - row.getBoundingClientRect().left;
  const isWhole = left >= 0 && left + chip.offsetWidth <= row.clientWidth;
  if (!isWhole) row.scrollLeft += left - chip.offsetHeight;
}
