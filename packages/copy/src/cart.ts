/**
 * Cart as the menu shows it, and the questions before it is lost: the part in the first view.
 * Source: 000 §2 Menu page, Confirm modals.
 */
export const cartCopy = {
  title: 'Mi pedido',
  see: 'Ver mi pedido',
  quantity: 'Cantidad',
  oneMore: (name: string) => `Agregar uno de ${name}`,
  oneLess: (name: string) => `Quitar uno de ${name}`,
  added: (name: string) => `${name} agregado a tu pedido`,
  itemCount: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  inCart: (count: number) => (count === 1 ? '1 en tu pedido' : `${count} en tu pedido`),
  maximumReached: (maximum: number) => `Has alcanzado el máximo de unidades (${maximum}) para este producto`,
  resetText: 'Si continuas, se borrarán los ítems agregados a tu pedido',
  /** For another mode with the same menu, which keeps the items. */
  switchModeText: 'Vas a cambiar la modalidad. Los ítems de tu pedido se conservan.',
  changeContactText: 'Al cambiar de local se borrarán los ítems agregados a tu pedido',
  changedHint: 'El menú cambió desde que armaste tu pedido.',
} as const
