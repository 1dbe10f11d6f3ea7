import { Fragment } from 'react';

/** A text in which the counts of molecular formulas are lowered. */
export function Formula({ text }: { text: string }) {
  const parts = text.split(/(\bC\d+H\d+\w*)/);
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 1 ? toLowered(part) : part}</Fragment>
  ));
}

function toLowered(formula: string) {
  return formula
    .split(/(\d+)/)
    .map((part, index) => (index % 2 === 1 ? <sub key={index}>{part}</sub> : part));
  // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
}
