import { you } from './you.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-AR')} ${count === 1 ? one : many}`

const plates = (count: number): string => counted(count, 'plato', 'platos')

/** The sheet of a plate. */
export const plateSheetCopy = {
  title: 'Editar plato',
  newTitle: 'Plato nuevo',
  loading: 'Buscando el plato…',
  added: 'El plato ya está en la carta.',
  basics: 'Lo básico',
  name: 'Nombre',
  nameMissing: you`{Escribe} un nombre.`,
  showName: 'Nombre para los clientes',
  showNameHint: you`Si lo {dejas} vacío, ven el nombre.`,
  description: 'Descripción',
  price: 'Precio',
  priceReads: (price: string) => `Tus clientes van a ver ${price}.`,
  category: 'Categoría',
  visible: 'Activo',
  sizes: 'Tamaños',
  sizesHint: 'Chica, mediana, grande: el cliente elige uno y paga su precio.',
  addSize: 'Agregar tamaño',
  sizeName: 'Nombre del tamaño',
  groups: 'Agregados y opciones',
  groupsHint: 'Lo que el cliente elige al pedirlo, en este orden.',
  addGroup: 'Agregar un grupo…',
  groupRule: (rule: string, count: number) => `${rule} · ${counted(count, 'opción', 'opciones')}`,
  willAsk: (carts: number, scheduled: number) => {
    const parts = [
      ...(carts > 0 ? [counted(carts, 'carrito abierto', 'carritos abiertos')] : []),
      ...(scheduled > 0 ? [counted(scheduled, 'pedido programado', 'pedidos programados')] : []),
    ]
    return parts.length === 0
      ? 'Ahora pide elegir algo más. No está en ningún carrito ni pedido programado.'
      : `Ahora pide elegir algo más: está en ${parts.join(' y ')}. Los carritos lo van a pedir; los pedidos hechos no cambian.`
  },
  more: 'Más detalles',
  ingredients: 'Ingredientes',
  ingredientsHint: 'Solo los que se acaban: «palta», «pan». Al agotar uno se agota todo lo que lo lleva.',
  addIngredient: 'Agregar ingrediente',
  indicators: 'Indicadores',
  addIndicator: 'Agregar un indicador…',
  limits: 'Límites',
  maxQuantity: 'Máximo por pedido',
  maxQuantityHint: 'Vacío es sin máximo.',
  dailyCount: 'Stock por día',
  dailyCountHint:
    'Cuántos hay para cada día en cada local; al día siguiente se repone solo. Vacío es sin límite.',
  highlight: 'Destacar',
  unhighlight: 'No destacar más',
  recommend: 'Recomendar',
  unrecommend: 'No recomendar más',
  highlighted: 'Ahora está entre los destacados.',
  unhighlighted: 'Ya no está entre los destacados.',
  recommended: 'Ahora está entre los recomendados.',
  unrecommended: 'Ya no está entre los recomendados.',
} as const

/** The sheets of categories, garnish groups, discounts and indicators. */
export const thingSheetCopy = {
  loading: 'Buscando…',
  name: 'Nombre',
  nameMissing: you`{Escribe} un nombre.`,
  category: {
    title: 'Editar categoría',
    newTitle: 'Categoría nueva',
    added: 'La categoría ya está en la carta.',
    showName: 'Nombre para los clientes',
    showNameHint: you`Si lo {dejas} vacío, ven el nombre.`,
    description: 'Descripción',
    indicators: 'Indicadores',
    addIndicator: 'Agregar un indicador…',
    visible: 'Activa',
    visibleHint: 'Inactiva, no se ve en la carta, y sus platos tampoco.',
  },
  group: {
    title: 'Editar grupo de agregados',
    newTitle: 'Grupo de agregados nuevo',
    added: you`El grupo está listo: {agrégalo} a los platos que lo llevan.`,
    nameHint: 'Lo leen tus clientes: «Guarnición», «Punto de cocción».',
    mandatory: 'Hay que elegir',
    mandatoryHint: 'Sin elegir no se puede pedir el plato.',
    multiple: 'Se puede repetir la misma opción',
    least: 'Mínimo',
    most: 'Máximo',
    mostHint: '0 es sin máximo.',
    garnishes: 'Opciones',
    addGarnish: 'Agregar opción',
    garnishName: 'Nombre de la opción',
    garnishPrice: 'Suma al precio',
    garnishDescription: 'Descripción de la opción',
    garnishVisible: 'Se ve',
    free: 'Sin costo',
    more: 'Más de esta opción',
    garnishIngredients: 'Ingredientes de la opción',
    used: (count: number) =>
      count === 0
        ? 'Todavía no lo tiene ningún plato'
        : `Lo ${count === 1 ? 'tiene' : 'tienen'} ${plates(count)}`,
    choosePlates: 'Elegir los platos…',
    platesTitle: (name: string) => `Platos con ${name}`,
    platesSaved: 'Guardamos qué platos lo tienen.',
  },
  discount: {
    title: 'Editar descuento',
    newTitle: 'Descuento nuevo',
    added: 'El descuento ya está en la carta.',
    nameHint: 'Lo leen tus clientes: «2x1», «20 % en pastas».',
    type: 'Qué da',
    types: {
      PERCENT: 'Un porcentaje menos',
      FIXED: 'Un monto menos',
      MULTIPLE: '2x1 o 3x2',
      FINAL_PRICE: 'Un precio final',
    },
    percentage: 'Porcentaje',
    fixedDiscount: 'Cuánto menos',
    buy: 'Se llevan',
    pay: 'Se pagan',
    payTooMuch: 'Tiene que ser menos de lo que se lleva.',
    finalPrice: 'Precio final',
    plates: 'Platos',
    addPlate: 'Agregar un plato…',
    active: 'Activo',
    reads: {
      PERCENT: (percentage: number) => `${percentage.toLocaleString('es-AR')} % menos`,
      FIXED: (amount: string) => `${amount} menos`,
      MULTIPLE: (buy: number, pay: number) => `${buy}x${pay}`,
      FINAL_PRICE: (amount: string) => `a ${amount}`,
    },
    inactive: 'Inactivo',
  },
  indicator: {
    title: 'Editar indicador',
    newTitle: 'Indicador nuevo',
    added: 'El indicador está listo.',
    showName: 'Qué dice',
    showNameHint: 'Corto: «Sin TACC», «Picante».',
    backgroundColor: 'Color de fondo',
    textColor: 'Color del texto',
    colorMalformed: you`{Elige} un color, como #1a7f37.`,
    unreadable: you`El texto se lee mal sobre ese fondo: {separa} más los colores.`,
    sample: 'Así se ve',
  },
} as const
