import { you } from './you.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-AR')} ${count === 1 ? one : many}`

const plates = (count: number): string => counted(count, 'plato', 'platos')

/** The Carta: where the shop makes its menus. Ours. */
export const menuEditorCopy = {
  view: 'Qué mostrar de la carta',
  views: { 'sold-out': 'Disponibilidad', menu: 'Editar', sheet: 'Planilla' },
  loading: 'Buscando la carta…',
  loadFailed: 'No pudimos cargar la carta.',
  search: 'Buscar producto',
  outline: 'Partes de la carta',
  allPlates: 'Todos los platos',
  categories: 'Categorías',
  others: 'Además',
  plates,
  count: (count: number) => count.toLocaleString('es-AR'),
  hidden: 'Oculto',
  nothingFound: 'No encontramos ese plato',
  nothingFoundHint: you`{Prueba} con otra palabra.`,
  clearSearch: 'Borrar la búsqueda',
  emptyCategory: 'Todavía no hay platos acá',
  emptyCategoryHint: you`{Agrega} el primero, o {arrastra} uno de otra categoría.`,
  addPlate: 'Agregar plato',
  addFirstPlate: 'Agregar el primer plato',
  addCategory: 'Agregar categoría',
  addGroup: 'Agregar grupo',
  addDiscount: 'Agregar descuento',
  addIndicator: 'Agregar indicador',
  editPlate: (name: string) => `Editar: ${name}`,
  actionsOf: (name: string) => `Más de ${name}`,
  edit: 'Editar',
  move: 'Mover…',
  copy: 'Duplicar',
  hide: 'Ocultar',
  show: 'Mostrar',
  remove: 'Quitar…',
  close: 'Cerrar',
  cancel: 'Cancelar',
  up: 'Subir',
  down: 'Bajar',
  takeOut: 'Quitar de la lista',
  handle: (name: string) => you`Mover ${name}: {arrástralo}, o {usa} las flechas`,
  stands: (name: string, position: number, count: number) => `${name}: puesto ${position} de ${count}.`,
  nameOfCopy: (name: string) => `${name} (copia)`,
  moved: (count: number) => (count === 1 ? 'Lo movimos.' : `Movimos ${plates(count)}.`),
  copied: 'Hicimos una copia.',
  removed: (count: number) => (count === 1 ? 'Lo quitamos de la carta.' : `Quitamos ${plates(count)}.`),
  shown: (count: number) => (count === 1 ? 'Ya se ve en la carta.' : `Ya se ven ${plates(count)}.`),
  hiddenNow: (count: number) => (count === 1 ? 'Ya no se ve en la carta.' : `Ya no se ven ${plates(count)}.`),
  ordered: 'Guardamos el orden.',
} as const

/** Several plates at once, and the dialogs about them. */
export const platesCopy = {
  select: (name: string) => `Elegir ${name}`,
  selected: (count: number) => counted(count, 'plato elegido', 'platos elegidos'),
  selectAll: (count: number) => `Elegir los ${count.toLocaleString('es-AR')}`,
  clear: 'Ninguno',
  addGroups: 'Agregar grupos…',
  moveTitle: (names: readonly string[]) =>
    names.length === 1 ? `Mover ${names[0] ?? ''}` : `Mover ${plates(names.length)}`,
  category: 'Categoría',
  position: 'Lugar',
  first: 'Al comienzo',
  behind: (name: string) => `Después de ${name}`,
  moveHere: 'Mover',
  groupsTitle: 'Agregar grupos de agregados',
  groupsHint: (count: number) => `Se agregan a ${plates(count)}, después de los que ya tengan.`,
  groupsMissing: you`{Elige} un grupo.`,
  addHere: 'Agregar',
  groupsAdded: (count: number) => `Agregamos los grupos a ${plates(count)}.`,
} as const

/** Questions before a thing is removed. */
export const removeCopy = {
  plate: (name: string) => `¿Quitar ${name} de la carta?`,
  plates: (count: number) => `¿Quitar ${plates(count)} de la carta?`,
  category: (name: string) => `¿Quitar la categoría ${name}?`,
  group: (name: string) => `¿Quitar el grupo ${name}?`,
  discount: (name: string) => `¿Quitar el descuento ${name}?`,
  indicator: (name: string) => `¿Quitar el indicador ${name}?`,
  menu: (name: string) => `¿Quitar el menú ${name}?`,
  touched: (carts: number, orders: number, scheduled: number) => {
    const parts = [
      ...(carts > 0 ? [counted(carts, 'carrito abierto', 'carritos abiertos')] : []),
      ...(orders > 0 ? [counted(orders, 'pedido en curso', 'pedidos en curso')] : []),
      ...(scheduled > 0 ? [counted(scheduled, 'programado', 'programados')] : []),
    ]
    return parts.length === 0
      ? 'No está en ningún carrito ni pedido en curso.'
      : `Ahora está en ${parts.join(', ')}.`
  },
  counting: 'Contando carritos y pedidos…',
  kept: you`Los pedidos hechos no cambian: guardan lo que se vendió. Lo {puedes} deshacer después.`,
  withPlates: (count: number) => `Se ${count === 1 ? 'va' : 'van'} con ella ${plates(count)}.`,
  ofPlates: (count: number) =>
    count === 0 ? 'No lo tiene ningún plato.' : `Lo ${count === 1 ? 'tiene' : 'tienen'} ${plates(count)}.`,
  onThings: (count: number) =>
    count === 0
      ? 'No lo lleva nada.'
      : `Lo ${count === 1 ? 'lleva' : 'llevan'} ${counted(count, 'plato o categoría', 'platos y categorías')}.`,
  inMenu: (categories: number, count: number) =>
    `Tiene ${counted(categories, 'categoría', 'categorías')} y ${plates(count)}.`,
  leavePlates: 'Qué pasa con sus platos',
  goAlong: 'Se van con ella',
  goInto: (name: string) => `Pasan a ${name}`,
  confirm: 'Quitar',
  hideInstead: 'Mejor ocultar',
  cancel: 'Dejarlo',
} as const

/** The lists of a menu beside its plates. */
export const partsCopy = {
  groups: 'Grupos de agregados',
  groupsHint: 'Opciones que varios platos comparten. El orden de cada plato se elige en el plato.',
  noGroups: 'Todavía no hay grupos de agregados',
  noGroupsHint: 'Guarniciones, salsas, puntos de cocción: se escriben una vez y se agregan a muchos platos.',
  remarkeds: 'Destacados',
  remarkedsHint: '«Lo más destacado», arriba de la carta, en este orden.',
  noRemarkeds: 'Ningún plato está destacado',
  upselleds: 'Te recomendamos',
  upselledsHint: 'Se ofrecen en «Mi pedido», en este orden.',
  noUpselleds: 'Ningún plato está recomendado',
  choosePlates: 'Elegir platos…',
  discounts: 'Descuentos',
  discountsHint: 'Se aplican solos. Si a un plato le tocan varios, vale el primero de la lista.',
  noDiscounts: 'No hay descuentos',
  noDiscountsHint: '2x1, porcentajes, precios finales: se ven en la carta y se descuentan solos.',
  indicators: 'Indicadores',
  indicatorsHint: 'Etiquetas de color para platos y categorías. Son de la marca: los usan todos los menús.',
  noIndicators: 'No hay indicadores',
  noIndicatorsHint: '«Sin TACC», «Vegano», «Picante»: ayudan a elegir de un vistazo.',
  save: 'Guardar',
  chosen: (count: number) => counted(count, 'elegido', 'elegidos'),
} as const

/** Menus of a branch, and the order modes that show each. */
export const menusCopy = {
  menu: 'Menú',
  manage: 'Menús de la marca',
  none: 'Todavía no hay ningún menú',
  noneHint: 'Un menú tiene las categorías y los platos que muestra cada modalidad.',
  title: 'Menús de la marca',
  has: (categories: number, count: number) =>
    `${counted(categories, 'categoría', 'categorías')}, ${plates(count)}`,
  unused: 'Nadie lo muestra',
  shownBy: (count: number) =>
    `Lo ${count === 1 ? 'muestra' : 'muestran'} ${counted(count, 'modalidad', 'modalidades')}`,
  add: 'Agregar menú',
  name: 'Nombre del menú',
  rename: 'Cambiar el nombre',
  open: 'Abrir',
  added: 'El menú está listo para llenarlo.',
  renamed: 'Cambiamos el nombre.',
  copied: 'Hicimos una copia del menú.',
  removed: 'Quitamos el menú.',
  stillShown: you`Todavía lo muestra alguna modalidad: {elige} otro menú para ella primero.`,
  modes: 'Qué menú muestra cada modalidad',
  of: (mode: string, contact: string) => `${mode}, ${contact}`,
} as const

/** A menu without plates. */
export const emptyMenuCopy = {
  title: 'Esta carta está vacía',
  hint: you`{Empieza} con una carta de ejemplo y {cámbiale} lo que quieras, o {agrega} tus platos.`,
  templates: 'Empezar con un ejemplo',
  template: (categories: number, count: number) =>
    `${counted(categories, 'categoría', 'categorías')} y ${plates(count)}`,
  use: (name: string) => `Empezar con ${name}`,
  filling: 'Preparando la carta…',
  filled: you`La carta de ejemplo ya está: {cámbiale} lo que quieras.`,
  loading: 'Buscando las cartas de ejemplo…',
  failed: 'No pudimos cargar las cartas de ejemplo.',
} as const

/** The menus to begin with, by their kinds of kitchen. */
export const TEMPLATE_NAMES: Readonly<Record<string, string>> = {
  pizzeria: 'Pizzería',
  parrilla: 'Parrilla',
  cafeteria: 'Cafetería',
  sushi: 'Sushi',
  hamburgueseria: 'Hamburguesería',
  empanadas: 'Empanadas',
  basica: 'Carta básica',
}

/** The diner's page beside the editor. */
export const editorPreviewCopy = {
  show: 'Ver como el cliente',
  hide: 'Ocultar la vista previa',
} as const
