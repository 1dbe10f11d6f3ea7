type Header = { key: string; value: string };

export const securityHeaders: Header[];
export const sharedResource: Header;
export const readableByAll: Header;
export const filePolicy: string;
