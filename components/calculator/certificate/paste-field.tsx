import { useState } from 'react';
import { type CertificateInputs, emptyCertificate } from '@/lib/certificate/inputs';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';

type Field = keyof CertificateInputs;

/** The names, for messages, of the fields that a pasted text can fill. */
const NAMES: Partial<Record<Field, string>> = {
  substance: 'substance',
  chain: 'sequence',
  mass: 'mass found',
  calculated: 'mass calculated',
  purity: 'purity',
  amount: 'amount',
  content: 'net peptide content',
  water: 'water',
  counterIon: 'counter-ion',
  endotoxin: 'endotoxin',
  lot: 'lot',
  made: 'made on',
  tested: 'tested on',
};

/** The number that each unit or qualifier belongs to; if that was typed, neither is filled in. */
const NUMBER_OF: Partial<Record<Field, Field>> = {
  massAs: 'mass',
  charge: 'mass',
  kind: 'mass',
  amountUnit: 'amount',
  amountOf: 'amount',
  endotoxinUnit: 'endotoxin',
  purityMethod: 'purity',
};

/**
 * A field for the whole text of a certificate. Values found in it fill empty fields, and replace those of a text that
 * was pasted before; typed values are kept.
 */
export function PasteField({
  getInputs,
  names,
  onChange,
}: {
  /** The fields as they are now: typing goes on while the code is loaded. */
  getInputs: () => CertificateInputs;
  names: readonly { slug: string; name: string }[];
  onChange: (change: Partial<CertificateInputs>) => void;
}) {
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const [filled, setFilled] = useState<Partial<CertificateInputs>>({});
  async function read() {
    try {
      const { readPasted } = await import('@/lib/certificate/read-pasted');
      const found = readPasted(text, names);
      const inputs = getInputs();
      const isUntyped = (field: Field) =>
        inputs[field] === emptyCertificate[field] || inputs[field] === filled[field];
      // A unit or a charge is filled in, or taken out, only if its number was not typed.
      const isFree = ([field]: [string, string]) =>
        isUntyped(field as Field) && isUntyped(NUMBER_OF[field as Field] ?? (field as Field));
      const old = Object.fromEntries(
        Object.entries(filled)
          .filter(isFree)
          .map(([field]) => [field, emptyCertificate[field as Field]]),
      );
      const taken = Object.fromEntries(Object.entries(found).filter(isFree));
      const changed = { ...old, ...taken };
      if (Object.keys(changed).length > 0) onChange(changed);
      setFilled(taken);
      setTold(tell(found, { ...inputs, ...old }));
    } catch {
      setTold('The code that reads texts could not be loaded. Please fill the fields by hand.');
    }
  }
  return (
    <Disclosure
      className="mt-3 border-line border-y"
      title={<span className="py-2 font-semibold">Or paste its whole text</span>}
    >
      <label htmlFor="coa-pasted" className="sr-only">
        Text of the certificate
      </label>
      <textarea
        id="coa-pasted"
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
        className="field"
        style={{ height: 'auto', paddingBlock: '0.625rem' }}
      />
      <Button variant="outline" className="my-4" disabled={!text.trim()} onClick={read}>
        Fill the fields from it
      </Button>
      <p role="status" className="mb-3 text-sm">
        {told}
      </p>
      {told && (
        <Button type="submit" variant="soft" className="mb-4 lg:hidden">
          See what follows
        </Button>
      )}
    </Disclosure>
  );
}

function tell(found: Partial<CertificateInputs>, inputs: CertificateInputs): string {
  const fields = Object.keys(NAMES) as Field[];
  const list = (some: Field[]) => some.map((field) => NAMES[field]).join(', ');
  const read = fields.filter((field) => found[field] !== undefined);
  const kept = read.filter((field) => inputs[field] && inputs[field] !== found[field]);
  const missing = fields.filter((field) => found[field] === undefined && !inputs[field]);
  return [
    read.length > 0
      ? `Understood: ${list(read)}. Compare each with the paper.`
      : 'Nothing was understood.',
    kept.length > 0 && `Left as you typed it: ${list(kept)}.`,
    missing.length > 0 && `Not found: ${list(missing)}. Type in what the paper says about these.`,
  ]
    .filter(Boolean)
    .join(' ');
}
