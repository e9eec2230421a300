/**
 * Button of the address dialog: apart from the dialog's own words, which load later. Source: 000
 * §2 Branch header.
 */
export const addressButtonCopy = {
  enter: 'Ingresar dirección',
  change: 'Cambiar',
} as const
