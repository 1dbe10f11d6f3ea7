/** The worked example that the page starts with; its values are invented. */
export const certificateExample = {
  substance: 'bpc-157',
  mass: '1419.6',
  kind: 'average',
  purity: '98.2',
  purityMethod: 'hplc',
  amount: '5',
  amountOf: 'powder',
  content: '84',
  water: '6',
  counterIon: '10',
  lot: 'EX-001',
  vialLot: 'EX-001',
  made: '2026-05-03',
  tested: '2026-05-09',
} as const;
