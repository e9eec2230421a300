import type { PriceFlag } from '@mostrador/domain/price-rule/price-groups'
import { pricesText } from './price-rule.ts'
import { you } from './you.ts'

type Touched = { readonly carts: number; readonly orders: number; readonly scheduled: number }

/** Links to that page from the menu. */
export const priceRuleLink = { ofMenu: 'Cambiar precios', ofChosen: 'Cambiar sus precios' } as const

/** The console's page on which prices are changed by a rule. Ours. */
export const priceRuleCopy = {
  title: 'Cambiar precios',
  hint: you`{Escribe} la regla como una frase. Vas a ver cada precio antes y después, y nada cambia hasta que lo apliques.`,
  back: 'Volver a la carta',
  loading: 'Buscando los precios…',
  loadFailed: 'No pudimos cargar los precios.',
  noMenu: 'Todavía no hay una carta',
  noMenuHint: 'Cuando tenga platos, acá vas a poder cambiar todos sus precios de una vez.',
  sentence: 'La regla',
  verb: 'Qué hacer',
  verbs: { UP: 'Subir', DOWN: 'Bajar', FIXED: 'Poner en' },
  amount: 'Cuánto',
  unit: 'En porcentaje o en plata',
  percent: '%',
  scope: 'Qué precios',
  scopeOpen: you`{elige} qué precios`,
  roundingTo: 'Redondeo',
  rounded: 'redondeando',
  notRounded: 'sin redondear',
  direction: 'Hacia dónde',
  directions: { UP: 'hacia arriba', DOWN: 'hacia abajo', NEAREST: 'al más cercano' },
  percentWrong: (largest: number) =>
    you`{Escribe} un porcentaje de más de 0 y hasta ${largest}, con tres decimales como máximo.`,
  percentTooLow: 'Un precio no puede bajar más de 100 %.',
  amountWrong: (decimals: number) =>
    decimals === 0
      ? you`{Escribe} un monto sin decimales.`
      : you`{Escribe} un monto con hasta ${decimals} decimales.`,
  nothingChosen: you`{Elige} qué precios cambiar.`,
  nothingTicked: you`{Marca} al menos una categoría, un plato o un grupo, o {elige} «Toda la carta».`,
  start: you`{Escribe} cuánto`,
  startHint: 'Acá vas a ver cada precio antes y después, con lo que llama la atención.',
  noPrices: 'Ahí no hay precios',
  noPricesHint: you`{Elige} otra parte de la carta.`,
  menu: 'Carta',
  everything: 'Toda la carta',
  parts: 'Solo algunas partes',
  withGarnishes: 'También sus agregados',
  withGarnishesHint: 'Lo que se elige dentro de esos platos y se cobra aparte.',
  categories: 'Categorías',
  garnishGroups: 'Grupos de agregados',
  plates: (count: number) => (count === 1 ? '1 plato' : `${count} platos`),
  garnishes: (count: number) => (count === 1 ? '1 agregado' : `${count} agregados`),
  showPlates: (category: string) => `Elegir platos de ${category}`,
  search: 'Buscar un plato',
  done: 'Listo',
  close: 'Cerrar',
  filter: 'Qué precios se ven',
  all: (count: number) => `Todos (${count})`,
  standingOut: (count: number) => `Para revisar (${count})`,
  same: (count: number) => `Sin cambio (${count})`,
  nothingThere: 'Ninguno',
  marks: {
    LARGE: 'Cambia mucho',
    AGAINST: 'Va al revés',
    SAME: 'Queda igual',
    FREE: 'Queda gratis',
  } satisfies Record<PriceFlag, string>,
  moved: 'Cambió recién',
  group: (before: string, after: string, percent: string) => `promedio ${before} → ${after} (${percent})`,
  groupSame: (average: string) => `promedio ${average}`,
  wholeGroup: (name: string) => `Cambiar todos los precios de ${name}`,
  others: (count: number) =>
    count === 1 ? 'También los ofrece 1 plato más' : `También los ofrecen ${count} platos más`,
  becomes: 'pasa a',
  stays: 'no cambia',
  summary: (percent: string) => `${percent} en promedio`,
  leftOut: (count: number) => (count === 1 ? '1 queda afuera' : `${count} quedan afuera`),
  allLarge: (percent: number) => `La regla cambia todos los precios más de ${percent} %. ¿Es lo que querías?`,
  touched: ({ carts, orders, scheduled }: Touched): string => {
    const parts = [
      ...(carts > 0 ? [carts === 1 ? '1 carrito abierto' : `${carts} carritos abiertos`] : []),
      ...(orders > 0 ? [orders === 1 ? '1 pedido en curso' : `${orders} pedidos en curso`] : []),
    ]
    const later =
      scheduled > 0
        ? `, ${scheduled === 1 ? '1 de ellos programado' : `${scheduled} de ellos programados`}`
        : ''
    return parts.length === 0
      ? 'Nadie está pidiendo estos platos ahora.'
      : `Tienen estos platos ${parts.join(' y ')}${later}. Los pedidos hechos no cambian; los carritos ven el precio nuevo antes de pagar.`
  },
  apply: (count: number) => `Cambiar ${pricesText(count)}`,
  applying: 'Cambiando…',
  ask: (count: number) => `¿Cambiar ${pricesText(count)}?`,
  askHint: you`Tus clientes lo ven enseguida. Lo {puedes} deshacer entero desde Actividad.`,
  askMarked: (count: number) =>
    count === 1 ? '1 de ellos llama la atención.' : `${count} de ellos llaman la atención.`,
  confirm: 'Cambiar',
  stay: 'Seguir mirando',
  refused: 'No se pudo cambiar',
  refusedAt: (name: string, sentence: string) => `${name}: ${sentence}`,
  metAt: (name: string, by: string | undefined) =>
    `${by ?? 'Alguien'} cambió ${name} mientras tanto. Ya ves el precio nuevo en la lista.`,
} as const
