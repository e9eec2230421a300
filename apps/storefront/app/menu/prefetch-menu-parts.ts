/** Brings what a menu needs once it is at rest; once for all that ask. */
export const prefetchMenuParts = () => import('./menu-parts.tsx')
