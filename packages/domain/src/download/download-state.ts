/** How far a file with everything of a company is. */
export const DOWNLOAD_STATES = ['MAKING', 'READY', 'FAILED', 'CANCELED'] as const
