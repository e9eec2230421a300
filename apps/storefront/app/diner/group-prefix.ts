/** Storage prefix of the groups; apart, so that a browser of no group loads nothing more. */
export const GROUP_PREFIX = 'mostrador.group.'
