import type { ScopeNames } from '@mostrador/copy/price-rule'
import type { PricedMenu } from '@mostrador/domain/price-rule/price-groups'
import type { PriceScope } from '@mostrador/domain/price-rule/price-rule'

type Named = { readonly key: string; readonly name: string; readonly showName?: string }

/** Names the parts of a rule in the order of their menu; undefined for the whole menu. */
export function namesOf(menus: readonly PricedMenu[], { menu, parts }: PriceScope): ScopeNames | undefined {
  const found = menus.find(({ key }) => key === menu)
  if (!parts) return undefined
  const called = (things: readonly Named[] = [], keys: readonly string[]): readonly string[] =>
    things.filter(({ key }) => keys.includes(key)).map(({ name, showName = name }) => showName)
  return {
    categories: called(found?.categories, parts.categories),
    plates: called(found?.plates, parts.plates),
    garnishGroups: called(found?.garnishGroups, parts.garnishGroups),
  }
}
