import { you } from './you.ts'

/**
 * Page above several branch contacts: the branches of a company, the state of each branch contact,
 * and one more.
 */
export const contactsCopy = {
  title: 'Todos los locales',
  hint: you`Cómo está cada uno ahora. {Toca} un local para entrar.`,
  loading: 'Buscando los locales…',
  loadFailed: 'No pudimos cargar los locales.',
  link: 'Todos los locales',
  linkHint: 'Cómo está cada uno, y agregar otro',
  here: 'Acá',
  none: 'Esta marca todavía no tiene locales.',
  addContact: 'Agregar un local',
  addContactTo: (brand: string) => `Agregar un local a ${brand}`,
  addBrand: 'Agregar una marca',
  notOnTablet: you`Para agregar un local, {entra} con tu contraseña en un dispositivo tuyo.`,
  states: {
    UNPUBLISHED: 'Sin publicar',
    OFF: 'No toma pedidos',
    PAUSED: 'En pausa',
    OPEN: 'Abierto',
    CLOSED: 'Cerrado',
  },
  opens: (moment: string) => `Abre ${moment}`,
  goesOn: (moment: string) => `Hasta ${moment}`,
  orders: (count: number) => (count === 1 ? '1 pedido en curso' : `${count} pedidos en curso`),
} as const

/** The form of a branch contact or a brand that is not there yet. */
export const newPlaceCopy = {
  contactTitle: 'Un local más',
  contactHint: 'Al principio nadie lo ve: se publica con la puesta en marcha completa.',
  brandTitle: 'Una marca más',
  brandHint: 'Otra carta, con nombre y dirección propios, y un primer local que al principio nadie ve.',
  brand: 'Marca',
  contactName: 'Nombre del local',
  contactExample: 'Palermo, Centro, Shopping…',
  brandName: 'Nombre de la marca',
  alias: 'Dirección del menú',
  aliasHint: 'Según el nombre; con un número si ya está ocupada.',
  aliasOwn: 'Solo si está libre.',
  like: 'Cómo empieza',
  likeContact: (name: string) => `Como ${name}`,
  likeNothing: 'Desde cero',
  likeContactHint:
    'Se copian la carta, los horarios, las modalidades, las zonas y los medios de pago; la dirección y los teléfonos, no.',
  nothingContactHint: 'La carta de la marca para retirar, y sin horarios todavía.',
  likeBrandHint:
    'Se copian la carta, los colores, los horarios, las modalidades y las zonas. Las cuentas donde entra la plata no se copian: se conectan de nuevo.',
  nothingBrandHint: 'Carta vacía, retiro y efectivo.',
  kitchen: 'Tipo de cocina',
  otherKitchen: 'Otra',
  kitchenHint: 'De ahí salen los primeros horarios.',
  add: 'Agregar',
  adding: 'Agregando…',
  added: (name: string) => `Se agregó ${name}. Falta la puesta en marcha.`,
  undo: 'Deshacer',
  undone: (name: string) => `${name} ya no está.`,
} as const
