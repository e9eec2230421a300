import { menuEditorCopy, platesCopy } from '@mostrador/copy/menu-editor'
import { Button } from '@mostrador/ui/button.tsx'
import { useMenuAsk } from './menu-asking.ts'
import { setVisible } from './menu-changes.ts'
import { useEditedMenu, useMenuChange } from './menu-context.tsx'
import type { ShownCategory } from './plate-rows.ts'
import { PricesLink } from './prices-link.tsx'

type BulkBarProps = {
  readonly selected: readonly string[]
  readonly shown: readonly ShownCategory[]
  readonly onSelect: (keys: readonly string[]) => void
}

/** Bar in place of the search while plates are chosen, with actions on all of them. */
export function BulkBar({ selected, shown, onSelect }: BulkBarProps) {
  const { menu } = useEditedMenu()
  const change = useMenuChange()
  const ask = useMenuAsk()
  const all = shown.flatMap(({ plates }) => plates.map(({ key }) => key))
  const show = (visible: boolean): void =>
    void change(
      setVisible(menu, 'plates', { keys: selected, visible }),
      visible ? menuEditorCopy.shown(selected.length) : menuEditorCopy.hiddenNow(selected.length),
    )
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 rounded-control border border-line bg-raised px-3 py-1.5">
      <output className="text-16 font-semibold">{platesCopy.selected(selected.length)}</output>
      {selected.length < all.length && (
        <Button variant="quiet" size="small" onClick={() => onSelect(all)}>
          {platesCopy.selectAll(all.length)}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => onSelect([])}>
        {platesCopy.clear}
      </Button>
      <div className="ml-auto flex flex-wrap gap-2">
        <PricesLink chosen={selected} />
        <Button variant="secondary" size="small" onClick={() => ask({ kind: 'move', keys: selected })}>
          {menuEditorCopy.move}
        </Button>
        {(menu.garnishGroups?.length ?? 0) > 0 && (
          <Button variant="secondary" size="small" onClick={() => ask({ kind: 'groups', keys: selected })}>
            {platesCopy.addGroups}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => show(false)}>
          {menuEditorCopy.hide}
        </Button>
        <Button variant="secondary" size="small" onClick={() => show(true)}>
          {menuEditorCopy.show}
        </Button>
        <Button
          variant="quietDanger"
          size="small"
          onClick={() => ask({ kind: 'remove', removed: { of: 'plates', keys: selected } })}
        >
          {menuEditorCopy.remove}
        </Button>
      </div>
    </div>
  )
}
