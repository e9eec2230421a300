/**
 * The button that opens the address dialog: apart from the dialog's own words, which nobody waits
 * for. Source: 000 §2 Branch header.
 */
export const addressButtonCopy = {
  enter: 'Ingresar dirección',
  change: 'Cambiar',
} as const
