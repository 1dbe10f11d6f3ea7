export function completeStandalone(project: string): void;
