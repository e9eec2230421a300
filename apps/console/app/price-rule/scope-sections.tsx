import { formCopy } from '@mostrador/copy/form'
import { priceRuleCopy } from '@mostrador/copy/price-rule-page'
import type { PricedMenu } from '@mostrador/domain/price-rule/price-groups'
import type { ScopeKeys as Parts } from '@mostrador/domain/price-rule/price-rule'
import { plainText } from '@mostrador/domain/search/plain-text'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { useDeferredValue, useState } from 'react'
import { MOST_DRAWN } from '../form/key-choice.tsx'
import { SearchField } from '../layout/search-field.tsx'

type Plate = PricedMenu['plates'][number]
type Category = PricedMenu['categories'][number]

export type ScopeSectionsProps = {
  readonly menu: PricedMenu
  readonly parts: Parts
  readonly choose: (parts: Parts) => void
}

const labelOf = ({ name, showName = name }: { readonly name: string; readonly showName?: string }): string =>
  showName

const toggled = (keys: readonly string[], key: string, isIn: boolean): readonly string[] =>
  isIn ? [...keys, key] : keys.filter((one) => one !== key)

type CategoryOfScope = {
  readonly category: Category
  readonly plates: readonly Plate[]
  readonly found: readonly Plate[]
  readonly most: number
}

/** Lists categories with matches, with as many plates as one reads. */
export function categoriesOf(menu: PricedMenu, wanted: string): readonly CategoryOfScope[] {
  const byCategory = Map.groupBy(menu.plates, ({ category }) => category)
  let left = MOST_DRAWN
  return menu.categories.flatMap((category) => {
    const plates = byCategory.get(category.key) ?? []
    const found =
      wanted === '' ? plates : plates.filter((plate) => plainText(labelOf(plate)).includes(wanted))
    if (found.length === 0) return []
    const most = wanted === '' ? MOST_DRAWN : left
    if (wanted !== '') left = Math.max(0, left - found.length)
    return [{ category, plates, found, most }]
  })
}

/** Choice of categories, their plates, and garnish groups. */
export function ScopeSections({ menu, parts, choose }: ScopeSectionsProps) {
  const [text, setText] = useState('')
  const wanted = plainText(useDeferredValue(text))
  const toggle = (list: keyof Parts, key: string, isIn: boolean): void =>
    choose({ ...parts, [list]: toggled(parts[list], key, isIn) })
  return (
    <>
      <SearchField label={priceRuleCopy.search} value={text} onChange={setText} />
      <fieldset className="min-w-0">
        <legend className="text-16 font-semibold">{priceRuleCopy.categories}</legend>
        <ul className="divide-y divide-line">
          {categoriesOf(menu, wanted).map((one) => (
            <CategoryPart key={one.category.key} of={one} isSearched={wanted !== ''} {...{ parts, toggle }} />
          ))}
        </ul>
      </fieldset>
      {menu.garnishGroups && wanted === '' && (
        <fieldset className="min-w-0">
          <legend className="text-16 font-semibold">{priceRuleCopy.garnishGroups}</legend>
          {menu.garnishGroups.map((group) => (
            <Checkbox
              key={group.key}
              label={group.name}
              hint={priceRuleCopy.garnishes(group.garnishes.length)}
              checked={parts.garnishGroups.includes(group.key)}
              onChange={({ currentTarget }) => toggle('garnishGroups', group.key, currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

type CategoryPartProps = {
  readonly of: CategoryOfScope
  readonly parts: Parts
  readonly isSearched: boolean
  readonly toggle: (list: keyof Parts, key: string, isIn: boolean) => void
}

/** Category, with its plates once it is opened or searched. */
function CategoryPart({
  of: { category, plates, found, most },
  parts,
  isSearched,
  toggle,
}: CategoryPartProps) {
  const [isOpened, setIsOpened] = useState(false)
  const chosen = new Set(parts.plates)
  const isOpen = isOpened || isSearched || plates.some(({ key }) => chosen.has(key))
  const isWhole = parts.categories.includes(category.key)
  // Chosen plates are always shown, others up to `most`.
  const drawn = found.filter(({ key }, at) => at < most || chosen.has(key))
  return (
    <li>
      <div className="flex items-center gap-2">
        <Checkbox
          className="min-w-0 grow"
          label={labelOf(category)}
          hint={priceRuleCopy.plates(plates.length)}
          checked={isWhole}
          onChange={({ currentTarget }) => toggle('categories', category.key, currentTarget.checked)}
        />
        {!isWhole && !isSearched && (
          <IconButton
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label={priceRuleCopy.showPlates(labelOf(category))}
            aria-expanded={isOpen}
            onClick={() => setIsOpened(!isOpened)}
          />
        )}
      </div>
      {isOpen && !isWhole && (
        <ul className="pb-2 pl-9">
          {drawn.map((plate) => (
            <li key={plate.key}>
              <Checkbox
                label={labelOf(plate)}
                checked={chosen.has(plate.key)}
                onChange={({ currentTarget }) => toggle('plates', plate.key, currentTarget.checked)}
              />
            </li>
          ))}
          {drawn.length < found.length && (
            <li className="py-1 text-14 text-muted">{formCopy.firstOf(drawn.length, found.length)}</li>
          )}
        </ul>
      )}
    </li>
  )
}
