import { caseStudyRecords } from '@/lib/records/case-studies';
import { protocolRecords } from '@/lib/records/protocols';
import { researchRecord } from '@/lib/records/research';
import { storageRecord } from '@/lib/records/storage';

/** The bibliography keys that the resource pages and the research hub cite by themselves. */
export function getResourceKeys(): string[] {
  return [
    ...protocolRecords.get().flatMap(({ sources }) => sources),
    ...caseStudyRecords.get().flatMap(({ references }) => references),
    ...storageRecord.get().sources,
    ...researchRecord.get().publications.map(({ reference }) => reference),
  ];
}
