import type { OptionChangeKind } from '@mostrador/domain/cart/option-changes'
import type { CartChangeKind } from '@mostrador/domain/cart/reprice-cart'

/** Label of a changed line, beside its name. */
export const CHANGE_LABELS = {
  price: 'Cambió desde que lo agregaste',
  details: 'Cambió desde que lo agregaste',
  'sold-out': 'Se agotó: lo quitamos de tu pedido',
  'off-hours': 'No se vende a esta hora: lo quitamos de tu pedido',
  'not-in-mode': 'No se vende en esta modalidad: lo quitamos de tu pedido',
  missing: 'Ya no está en el menú: lo quitamos de tu pedido',
  options: 'Ya no se ofrece así: lo quitamos de tu pedido',
} satisfies Record<CartChangeKind, string>

/** The same in a few words, on the line itself. */
export const CHANGE_TAGS = {
  price: 'Cambió desde que lo agregaste',
  details: 'Cambió desde que lo agregaste',
  'sold-out': 'Agotado',
  'off-hours': 'No se vende a esta hora',
  'not-in-mode': 'No se vende en esta modalidad',
  missing: 'Ya no está en el menú',
  options: 'Ya no se ofrece así',
} satisfies Record<CartChangeKind, string>

/** The parts of a line, where one of them changed. */
export const OPTION_LABELS = {
  name: 'Producto',
  size: 'Opción',
  garnish: 'Guarnición',
  quantity: 'Cantidad',
  notes: 'Aclaraciones',
} satisfies Record<OptionChangeKind, string>

/**
 * Words for screen readers about old and new values, since those do not see a text struck through.
 */
export const cartChangesCopy = {
  before: 'Antes',
  now: 'Ahora',
  gone: 'ya no está',
} as const
