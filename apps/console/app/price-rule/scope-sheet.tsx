import { priceRuleCopy } from '@mostrador/copy/price-rule-page'
import type { PricedMenu } from '@mostrador/domain/price-rule/price-groups'
import type { PriceScope, ScopeParts } from '@mostrador/domain/price-rule/price-rule'
import { plainText } from '@mostrador/domain/search/plain-text'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { useState } from 'react'
import { SearchField } from '../layout/search-field.tsx'

type ScopeSheetProps = {
  readonly open: boolean
  readonly menus: readonly PricedMenu[]
  readonly scope: PriceScope
  readonly choose: (scope: PriceScope) => void
  readonly onClose: () => void
  readonly onClosed: () => void
}

const NOTHING: ScopeParts = { categories: [], plates: [], garnishGroups: [] }

/** Which prices a rule is about. Default export, because it is brought when somebody asks. */
export default function ScopeSheet({ open, menus, scope, choose, onClose, onClosed }: ScopeSheetProps) {
  const { parts } = scope
  const menu = menus.find(({ key }) => key === scope.menu)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={priceRuleCopy.scope}
      closeLabel={priceRuleCopy.close}
      footer={
        <Button wide onClick={onClose}>
          {priceRuleCopy.done}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4 pb-4">
        {menus.length > 1 && (
          <SelectField
            label={priceRuleCopy.menu}
            value={scope.menu}
            options={menus.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={({ currentTarget }) =>
              choose({ ...scope, menu: currentTarget.value, parts: parts && NOTHING })
            }
          />
        )}
        <SegmentedControl
          legend={priceRuleCopy.scope}
          name="scope"
          value={parts ? 'parts' : 'all'}
          onChange={(value) => choose({ ...scope, parts: value === 'all' ? undefined : (parts ?? NOTHING) })}
          options={[
            { value: 'all', label: priceRuleCopy.everything },
            { value: 'parts', label: priceRuleCopy.parts },
          ]}
        />
        <Checkbox
          label={priceRuleCopy.withGarnishes}
          hint={priceRuleCopy.withGarnishesHint}
          checked={scope.withGarnishes}
          onChange={({ currentTarget }) => choose({ ...scope, withGarnishes: currentTarget.checked })}
        />
        {parts && menu && (
          <Parts menu={menu} parts={parts} choose={(chosen) => choose({ ...scope, parts: chosen })} />
        )}
      </div>
    </Sheet>
  )
}

type PartsProps = {
  readonly menu: PricedMenu
  readonly parts: ScopeParts
  readonly choose: (parts: ScopeParts) => void
}

const labelOf = ({ name, showName = name }: { readonly name: string; readonly showName?: string }): string =>
  showName

/** A key in a list or out of it. */
const toggled = (keys: readonly string[], key: string, isIn: boolean): readonly string[] =>
  isIn ? [...keys, key] : keys.filter((one) => one !== key)

/** Categories with their plates behind them, and groups of garnishes. */
function Parts({ menu, parts, choose }: PartsProps) {
  const [text, setText] = useState('')
  const wanted = plainText(text)
  const toggle = (list: keyof ScopeParts, key: string, isIn: boolean): void =>
    choose({ ...parts, [list]: toggled(parts[list], key, isIn) })
  return (
    <>
      <SearchField label={priceRuleCopy.search} value={text} onChange={setText} />
      <fieldset className="min-w-0">
        <legend className="text-16 font-semibold">{priceRuleCopy.categories}</legend>
        <ul className="divide-y divide-line">
          {menu.categories.map((category) => (
            <CategoryPart key={category.key} {...{ category, menu, parts, wanted, toggle }} />
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

type CategoryPartProps = Omit<PartsProps, 'choose'> & {
  readonly category: PricedMenu['categories'][number]
  readonly wanted: string
  readonly toggle: (list: keyof ScopeParts, key: string, isIn: boolean) => void
}

/** A category, and its plates one by one where somebody opens it or looks for one of them. */
function CategoryPart({ category, menu, parts, wanted, toggle }: CategoryPartProps) {
  const [isOpened, setIsOpened] = useState(false)
  const plates = menu.plates.filter((plate) => plate.category === category.key)
  const found = wanted === '' ? plates : plates.filter((plate) => plainText(labelOf(plate)).includes(wanted))
  const isOpen = isOpened || wanted !== '' || plates.some(({ key }) => parts.plates.includes(key))
  const isWhole = parts.categories.includes(category.key)
  if (found.length === 0) return null
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
        {!isWhole && wanted === '' && (
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
          {found.map((plate) => (
            <li key={plate.key}>
              <Checkbox
                label={labelOf(plate)}
                checked={parts.plates.includes(plate.key)}
                onChange={({ currentTarget }) => toggle('plates', plate.key, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
