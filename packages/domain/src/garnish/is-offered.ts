import type { Garnish } from '../menu/menu.ts'

/** Whether a garnish can be chosen: it is on the menu and available. */
export const isOffered = ({ visible, soldOut }: Garnish): boolean => visible && !soldOut
