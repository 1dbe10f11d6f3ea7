/** The lazily loaded chunk of the certificate checker: the checks, and the component that shows them. */
export { checkCertificate } from '@/lib/certificate/check-certificate';
export { formatReal } from '@/lib/certificate/content';
export { CertificateResults } from './certificate-results';
