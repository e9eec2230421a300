/** A menu that changes while it is read. */
export const menuChangeCopy = {
  changed: 'La carta cambió mientras la mirabas',
  refresh: 'Actualizar',
} as const
