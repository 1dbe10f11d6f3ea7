import { foldText } from '@/lib/text/fold-text';

/** The words of a text in lower case, without accents. */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Hyphenated names, and those of trials, which are capitals before a number: 'STEP 1'. */
const NAMES = /\p{Lu}{3,} \d{1,2}(?![\p{L}\p{N}%]|[.,]\d)|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Words, and names written together as well: 'BPC-157' is found as 'bpc', '157' and 'bpc157'. */
export function splitIndexedWords(text: string): string[] {
  const joined = text.match(NAMES) ?? [];
  return [...splitWords(text), ...joined.map(joinWords)];
}

/** A name without anything but its letters and digits: 'mod GRF 1-29' is 'modgrf129'. */
export function joinWords(name: string): string {
  return splitWords(name).join('');
}

/** A DOI wherever it stands: behind 'doi:', in the address of doi.org or of a publisher. */
const DOI = /\b10\.\d{4,9}\/[^\s?#&"<>]+/i;

/** What publishers put behind a DOI for one way of showing the paper. */
const VIEW = /(?:v\d+)?(?:[./](?:full|fulltext|full-text|abstract|summary|e?pdf|html?|meta))*\/*$/i;

/** The number of a paper in the address of a page of PubMed, and in that of PubMed Central. */
const PUBMED = /(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed|\/med)\/(\d+)/i;
const CENTRAL = /\/(PMC\d+)/i;

/** A text whose pasted addresses of papers are replaced by the DOI or number in them, as the bibliography has it. */
export function unwrapPaperIds(text: string): string {
  return text.replace(/\S+/g, (pasted) => {
    const plain = pasted.replace(/%([2-7][0-9a-f])/gi, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    const doi = DOI.exec(plain)?.[0].replace(VIEW, '');
    return doi ?? PUBMED.exec(plain)?.[1] ?? CENTRAL.exec(plain)?.[1] ?? pasted;
  });
}
