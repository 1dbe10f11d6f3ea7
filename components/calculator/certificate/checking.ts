/** What the certificate checker fetches late: the comparison with its chemistry, and what shows it. */
export { checkCertificate } from '@/lib/certificate/check-certificate';
export { CertificateResults } from './certificate-results';
