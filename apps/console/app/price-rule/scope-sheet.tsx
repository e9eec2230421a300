import { priceRuleCopy } from '@mostrador/copy/price-rule-page'
import type { PricedMenu } from '@mostrador/domain/price-rule/price-groups'
import type { PriceScope, ScopeKeys as Parts } from '@mostrador/domain/price-rule/price-rule'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { useState } from 'react'
import { isOfNothing } from './price-draft.ts'
import { ScopeSections } from './scope-sections.tsx'

type ScopeSheetProps = {
  readonly open: boolean
  readonly menus: readonly PricedMenu[]
  readonly scope: PriceScope
  readonly choose: (scope: PriceScope) => void
  readonly onClose: () => void
  readonly onClosed: () => void
}

const NOTHING: Parts = { categories: [], plates: [], garnishGroups: [] }

/** Sheet to choose the prices of a rule. Default export, since it is loaded on demand. */
export default function ScopeSheet({ open, menus, scope, choose, onClose, onClosed }: ScopeSheetProps) {
  const { parts } = scope
  const menu = menus.find(({ key }) => key === scope.menu)
  const [isTried, setIsTried] = useState(false)
  const lacks = isOfNothing(scope)
  function done(): void {
    setIsTried(true)
    if (!lacks) onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={priceRuleCopy.scope}
      closeLabel={priceRuleCopy.close}
      footer={
        <Button wide onClick={done}>
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
        <p role="alert" className="text-14 font-medium text-danger empty:hidden">
          {isTried && lacks && priceRuleCopy.nothingTicked}
        </p>
        {parts && menu && (
          <ScopeSections menu={menu} parts={parts} choose={(chosen) => choose({ ...scope, parts: chosen })} />
        )}
      </div>
    </Sheet>
  )
}
