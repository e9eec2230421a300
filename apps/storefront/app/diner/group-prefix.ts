/**
 * Storage prefix of this browser's groups, by branch contact; apart, so that a browser of no group
 * loads nothing more.
 */
export const GROUP_PREFIX = 'mostrador.group.'
