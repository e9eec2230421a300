import type { PriceRule, Rounding, RoundingDirection } from '@mostrador/domain/price-rule/price-rule'

/** Names of the parts of a rule's scope, in the order of the menu. */
export type ScopeNames = {
  readonly categories: readonly string[]
  readonly plates: readonly string[]
  readonly garnishGroups: readonly string[]
}

const MOST_NAMES = 3

const list = new Intl.ListFormat('es', { type: 'conjunction' })

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]

/**
 * Returns the scope of a rule in words: "Parrilla y sus agregados", "4 categorías y 2 platos",
 * "toda la carta".
 */
export function scopeText(
  names: ScopeNames | undefined,
  { withGarnishes }: Pick<PriceRule['scope'], 'withGarnishes'>,
): string {
  if (!names) return withGarnishes ? 'toda la carta y sus agregados' : 'toda la carta'
  const { categories, plates, garnishGroups } = names
  const all = [...categories, ...plates, ...garnishGroups]
  const things =
    all.length <= MOST_NAMES
      ? all
      : [
          ...counted(categories.length, 'categoría', 'categorías'),
          ...counted(plates.length, 'plato', 'platos'),
          ...counted(garnishGroups.length, 'grupo de agregados', 'grupos de agregados'),
        ]
  const hasPlates = categories.length + plates.length > 0
  return list.format(withGarnishes && hasPlates ? [...things, 'sus agregados'] : things)
}

/** Returns a percentage as people write it: "12,5 %". */
export const percentText = (percent: number): string => `${percent.toLocaleString('es-AR')} %`

const DIRECTIONS = {
  UP: 'hacia arriba',
  DOWN: 'hacia abajo',
  NEAREST: 'al más cercano',
} as const satisfies Record<RoundingDirection, string>

/** Writing of amounts of the minor unit. */
type Money = { readonly money: (amount: number) => string; readonly mantissa: number }

/** Returns the allowed prices in words: "a $ 100", "terminados en 90". */
export function stepText(
  { step, ending }: Pick<Rounding, 'step' | 'ending'>,
  { money, mantissa }: Money,
): string {
  if (ending === 0) return `a ${money(step)}`
  const scale = 10 ** mantissa
  // Prices end in cents where the step is one whole at most.
  const isOfCents = step <= scale
  return `terminados en ${isOfCents ? `,${String(ending).padStart(mantissa, '0')}` : ending / scale}`
}

/** Tenses of a rule: another's past change, one's own, or a coming one. */
export type Told = 'DID' | 'YOU_DID' | 'TO_DO'

const VERBS = {
  DID: { UP: 'Subió', DOWN: 'Bajó', FIXED: 'Puso en' },
  YOU_DID: { UP: 'Subiste', DOWN: 'Bajaste', FIXED: 'Pusiste en' },
  TO_DO: { UP: 'Subir', DOWN: 'Bajar', FIXED: 'Poner en' },
} as const satisfies Record<Told, Record<'UP' | 'DOWN' | 'FIXED', string>>

/** Returns a number of prices. */
export const pricesText = (count: number): string => (count === 1 ? '1 precio' : `${count} precios`)

/**
 * Returns a rule as a sentence: "Subió 12 % Parrilla y sus agregados, redondeado a $ 100 hacia
 * arriba: 34 precios".
 */
export function priceRuleText(
  { scope, change, rounding }: PriceRule,
  told: {
    readonly as: Told
    readonly names: ScopeNames | undefined
    readonly count: number
  } & Money,
): string {
  const { as, names, money, count } = told
  const verb = VERBS[as][change.kind === 'FIXED' ? 'FIXED' : change.way]
  const amount = change.kind === 'PERCENT' ? percentText(change.percent) : money(change.amount)
  const rounded =
    rounding && change.kind !== 'FIXED'
      ? `, redondeado ${stepText(rounding, told)} ${DIRECTIONS[rounding.direction]}`
      : ''
  return `${verb} ${amount} ${scopeText(names, scope)}${rounded}: ${pricesText(count)}`
}

/** Problem of a step with a price that its rule does not give. */
export const notOfRule = 'Este precio no es el que sale de la regla.'
