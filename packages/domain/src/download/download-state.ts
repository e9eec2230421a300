/** States of a file with everything of a company. */
export const DOWNLOAD_STATES = ['MAKING', 'READY', 'FAILED', 'CANCELED'] as const
