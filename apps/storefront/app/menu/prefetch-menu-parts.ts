/** Loads the parts of an idle menu; the import is shared. */
export const prefetchMenuParts = () => import('./menu-parts.tsx')
