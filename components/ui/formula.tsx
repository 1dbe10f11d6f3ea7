/** A text in which the numbers of molecular formulas are subscripts. */
export function Formula({ text }: { text: string }) {
  return text.split(/(\bC\d+H\d+\w*)/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
    index % 2 === 1 ? <Lowered key={index} formula={part} /> : part,
  );
}

function Lowered({ formula }: { formula: string }) {
  return formula.split(/(\d+)/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula have no identity but their place
    index % 2 === 1 ? <sub key={index}>{part}</sub> : part,
  );
}
