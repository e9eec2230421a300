import { you } from './you.ts'

/** The cart page and its questions. Source: 000 §2 Cart page, Confirm modals. */
export const cartPageCopy = {
  add: 'Agregar',
  edit: 'editar',
  removeItem: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Quitamos ${name} de tu pedido.`,
  undo: 'Deshacer',
  clear: 'Vaciar',
  cleared: 'Vaciamos tu pedido.',
  recommended: 'Te recomendamos',
  addMore: 'Agregar más productos',
  continue: 'Continuar',
  orderTogether: 'Pedir en grupo',
  /** Under a sum, while the delivery fee is unknown. */
  withoutDelivery: '+ envío',
  empty: 'Tu pedido está vacío',
  emptyHint: you`{Agrega} algo rico del menú para empezar.`,
  backToMenu: 'Volver al Menú',
  notFound: 'Cart not found',
  resetQuestion: you`¿{Deseas} continuar?`,
  resetCancel: 'Cancelar',
  resetConfirm: 'Continuar',
  changedTitle: 'Tu pedido cambió',
  /** Told as it happens, while the cart or the checkout lies open. */
  changedWhileOpen: you`La carta cambió: {revisa} tu pedido antes de seguir.`,
  changedAccept: 'Actualizar pedido',
  restored: 'Recuperamos tu pedido.',
  each: (price: string) => `${price} c/u`,
  loadFailedTitle: 'No pudimos cargar tu pedido',
  loadFailedHint: you`Tus productos siguen guardados. {Vuelve} a intentarlo.`,
  /** Nothing can be ordered at this moment, nor for later. */
  keptMeanwhile: 'Tus productos siguen guardados en tu pedido.',
  modeGoneTitle: 'Este local ya no ofrece esa modalidad',
  chooseOptions: 'Elegir opciones de',
} as const
