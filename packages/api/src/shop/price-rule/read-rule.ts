import { priceRuleOf } from '@mostrador/contract/price-rule/price-rule-of'
import type { PriceRuleWire } from '@mostrador/contract/price-rule/price-rule-schema'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { notOfRule, priceRuleText, type ScopeNames, type Told } from '@mostrador/copy/price-rule'
import type { Database } from '@mostrador/database/rows'
import { formatAmount } from '@mostrador/domain/money/format-amount'
import type { Currency } from '@mostrador/domain/money/minor'
import { isOfRule } from '@mostrador/domain/price-rule/price-groups'
import { sql, type Kysely } from 'kysely'
import { no } from '../../ground/http/handler.ts'

type Ruled = {
  readonly branchId: string
  readonly operations: readonly OperationWire[]
  readonly rule?: PriceRuleWire | undefined
}

/** Sentence of a rule, undefined without one; or the steps that it does not make. */
type ReadRule =
  | { readonly ok: true; readonly told: ((as: Told) => (count: number) => string) | undefined }
  | ReturnType<typeof no<'change-refused'>>

const MOST_REASONS = 100

/**
 * Reads a change's rule, and checks each step against it, so that its sentence in the history is
 * true. One query.
 */
export async function readRule(
  db: Kysely<Database>,
  { branchId, operations, rule: wire }: Ruled,
): Promise<ReadRule> {
  if (!wire) return { ok: true, told: undefined }
  const { names, ...currency } = await loadNames(db, branchId, wire)
  const { mantissa } = currency
  const money = (amount: number): string => formatAmount(amount, currency)
  const rule = priceRuleOf(wire, mantissa)
  const strange = rule ? operations.filter((operation) => !isOfRule(operation, rule, mantissa)) : operations
  if (!rule || strange.length > 0)
    return no(
      'change-refused',
      strange
        .slice(0, MOST_REASONS)
        .map(({ place }) => ({ code: 'not-of-rule', message: notOfRule, path: place.join('/') })),
    )
  return {
    ok: true,
    told: (as) => (count) => priceRuleText(rule, { as, names, count, mantissa, money }),
  }
}

type Loaded = Currency & { readonly names: ScopeNames | undefined }

/** Returns the currency of a branch, and the names of a rule's parts in the menu's order. */
async function loadNames(
  db: Kysely<Database>,
  branchId: string,
  { scope: { menu, parts } }: PriceRuleWire,
): Promise<Loaded> {
  const { categories, plates, garnishGroups } = parts ?? { categories: [], plates: [], garnishGroups: [] }
  const ofMenu = sql`t.branch_id = b.id and t.menu_id = m.id`
  const { rows } = await sql<Currency & ScopeNames>`
    select c.currency_code as code, c.currency_symbol as symbol, c.mantissa,
      array(select t.show_name from categories t where ${ofMenu} and t.key = any(${categories}::text[])
        order by t.position, t.id) as categories,
      array(select t.show_name from plates t where ${ofMenu} and t.key = any(${plates}::text[])
        order by t.position, t.id) as plates,
      array(select t.name from garnish_groups t where ${ofMenu} and t.key = any(${garnishGroups}::text[])
        order by t.position, t.id) as "garnishGroups"
    from branches b join countries c on c.id = b.country_id
      left join menus m on m.branch_id = b.id and m.key = ${menu}
    where b.id = ${branchId}`.execute(db)
  const [found] = rows
  if (!found) throw new Error('a branch without its country')
  const { code, symbol, mantissa, ...names } = found
  return { code, symbol, mantissa, names: parts && names }
}
