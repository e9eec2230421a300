import type { OrderProgress } from '@mostrador/domain/pricing/progress'

/** The cart page, its dialogs, and what a newer menu did to it. Source: 000 §2 Cart page, Confirm modals. */
export const cartCopy = {
  title: 'Mi pedido',
  see: 'Ver mi pedido',
  add: 'Agregar',
  update: 'Actualizar',
  edit: 'editar',
  editItem: (name: string) => `Editar ${name}`,
  remove: 'Quitar',
  removeItem: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Quitamos ${name} de tu pedido.`,
  undo: 'Deshacer',
  quantity: 'Cantidad',
  oneMore: (name: string) => `Agregar uno de ${name}`,
  oneLess: (name: string) => `Quitar uno de ${name}`,
  added: (name: string) => `${name} agregado a tu pedido`,
  itemCount: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  inCart: (count: number) => (count === 1 ? '1 en tu pedido' : `${count} en tu pedido`),
  recommended: 'Te recomendamos',
  addMore: 'Agregar más productos',
  continue: 'Continuar',
  empty: 'Tu pedido está vacío',
  emptyHint: 'Agrega algo rico del menú para empezar.',
  backToMenu: 'Volver al Menú',
  notes: 'Aclaraciones',
  notFound: 'Cart not found',
  maximumReached: (maximum: number) => `Has alcanzado el máximo de unidades (${maximum}) para este producto`,
  resetText: 'Si continuas, se borrarán los ítems agregados a tu pedido',
  /** Of another mode with the same menu, which takes the items along. */
  switchModeText: 'Vas a cambiar la modalidad. Los ítems de tu pedido se conservan.',
  resetQuestion: '¿Deseas continuar?',
  resetCancel: 'Cancelar',
  resetConfirm: 'Continuar',
  changeContactText: 'Al cambiar de local se borrarán los ítems agregados a tu pedido',
  changedTitle: 'Tu pedido cambió',
  changedAccept: 'Actualizar pedido',
  restored: 'Recuperamos tu pedido.',
  changedHint: 'El menú cambió desde que armaste tu pedido.',
  each: (price: string) => `${price} c/u`,
  subtotal: 'Subtotal',
  loading: 'Buscando los precios de hoy…',
  loadFailedTitle: 'No pudimos cargar tu pedido',
  loadFailedHint: 'Tus productos siguen guardados. Vuelve a intentarlo.',
  modeGoneTitle: 'Este local ya no ofrece esa modalidad',
  chooseOptions: 'Elegir opciones de',
} as const

const PROGRESS = {
  minimum: (missing: string, target: string) =>
    `Te faltan ${missing} para llegar al pedido mínimo de ${target}`,
  'minimum-reached': () => 'Llegaste al pedido mínimo',
  'free-delivery': (missing: string) => `Te faltan ${missing} para tener envío gratis`,
  'free-delivery-reached': () => '¡Tienes envío gratis!',
} satisfies Record<OrderProgress['kind'], (missing: string, target: string) => string>

/** How far the cart is on its way to the minimum or to free delivery; the amounts come formatted. Source: 000 §9. */
export const orderProgressText = (kind: OrderProgress['kind'], missing: string, target: string): string =>
  PROGRESS[kind](missing, target)
