import { foldText } from '@/lib/text/fold-text';

/** Splits a text into words in lower case and without accents. */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Hyphenated names, and trial names: capitals followed by a number, such as 'STEP 1'. */
const NAMES = /\p{Lu}{3,} \d{1,2}(?![\p{L}\p{N}%]|[.,]\d)|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Splits a text into words, with compound names joined too: 'BPC-157' adds 'bpc157'. */
export function splitIndexedWords(text: string): string[] {
  const joined = text.match(NAMES) ?? [];
  return [...splitWords(text), ...joined.map(joinWords)];
}

/** Reduces a name to its letters and digits in lower case: 'mod GRF 1-29' is 'modgrf129'. */
export function joinWords(name: string): string {
  return splitWords(name).join('');
}

/** A DOI anywhere in a text: after 'doi:', or in a doi.org or publisher URL. */
const DOI = /\b10\.\d{4,9}\/[^\s?#&"<>]+/i;

/** Suffixes that publishers add to a DOI for a version or format, such as '/full' or '.pdf'. */
const VIEW = /(?:v\d+)?(?:[./](?:full|fulltext|full-text|abstract|summary|e?pdf|html?|meta))*\/*$/i;

/** The paper's number in a PubMed or Europe PMC URL, and in a PubMed Central URL. */
const PUBMED = /(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed|\/med)\/(\d+)/i;
const CENTRAL = /\/(PMC\d+)/i;

/** Replaces each URL of a paper by its DOI, PubMed or PMC number, as written in the bibliography. */
export function unwrapPaperIds(text: string): string {
  return text.replace(/\S+/g, (pasted) => {
    const plain = pasted.replace(/%([2-7][0-9a-f])/gi, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    const doi = DOI.exec(plain)?.[0].replace(VIEW, '');
    return doi ?? PUBMED.exec(plain)?.[1] ?? CENTRAL.exec(plain)?.[1] ?? pasted;
  });
}
