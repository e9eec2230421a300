/** Question before unsaved changes are lost. Ours. */
export const leaveCopy = {
  title: '¿Salir sin guardar?',
  text: 'Los cambios que hiciste se van a perder.',
  leave: 'Salir sin guardar',
  stay: 'Seguir editando',
} as const
