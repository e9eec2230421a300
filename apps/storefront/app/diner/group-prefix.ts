/**
 * Under what a browser keeps the groups that it is of, by local: most are of none, and load nothing
 * to know.
 */
export const GROUP_PREFIX = 'mostrador.group.'
