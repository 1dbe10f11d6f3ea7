/** Whether the build was made from the sources and settings as they are now. */
export function isBuilt(): boolean;
