import { menuEditorCopy, menusCopy, removeCopy } from '@mostrador/copy/menu-editor'
import type { BranchMenus } from '@mostrador/contract/menu/menu-schema'
import { orderModeName } from '@mostrador/copy/order-mode'
import { ActionMenu } from '@mostrador/ui/action-menu.tsx'
import { Button } from '@mostrador/ui/button.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { useMay } from '../workplace/use-may.ts'
import { placeOfMenu } from './menu-changes.ts'
import { useTouched } from './touched-notice.tsx'
import type { DialogShell } from './menu-asking.ts'
import { useMenus } from './use-menus.ts'

/** Dialog of the brand's menus, and of the order modes that show them. */
export default function MenusDialog(shell: DialogShell) {
  const menus = useMenus()
  const mayEdit = useMay('menu.edit', 'brand')
  const [naming, setNaming] = useState<Naming>()
  const [removed, setRemoved] = useState<BranchMenus['menus'][number]>()
  const { list } = menus
  return (
    <Dialog {...shell} size="regular" title={menusCopy.title} closeLabel={menuEditorCopy.close}>
      <div className="grid grid-cols-1 gap-5 pb-5">
        <ul className="grid grid-cols-1 divide-y divide-line">
          {list?.menus.map((menu) => (
            <li key={menu.key} className="flex min-h-14 items-center gap-3">
              <div className="min-w-0 grow py-2">
                <p className="text-16 font-semibold wrap-anywhere">{menu.name}</p>
                <p className="text-14 text-muted">
                  {menusCopy.has(menu.categories, menu.plates)} · {shownBy(list, menu.key)}
                </p>
              </div>
              <ActionMenu
                label={menuEditorCopy.actionsOf(menu.name)}
                actions={[
                  {
                    label: menusCopy.open,
                    icon: 'edit',
                    run: () => {
                      menus.open(menu.key)
                      shell.onClose()
                    },
                  },
                  mayEdit && {
                    label: menusCopy.rename,
                    icon: 'edit',
                    run: () => setNaming({ key: menu.key, from: menu.name }),
                  },
                  mayEdit && {
                    label: menuEditorCopy.copy,
                    icon: 'copy',
                    run: () => void menus.copy(menu.key),
                  },
                  mayEdit && {
                    label: menuEditorCopy.remove,
                    icon: 'trash',
                    danger: true,
                    run: () => setRemoved(menu),
                  },
                ]}
              />
            </li>
          ))}
        </ul>
        {naming ? (
          <NameForm
            naming={naming}
            onDone={(name) => {
              void (naming.key === undefined
                ? menus.add(name)
                : menus.rename(naming.key, { from: naming.from, to: name }))
              setNaming(undefined)
            }}
          />
        ) : (
          mayEdit && (
            <Button variant="secondary" icon="plus" onClick={() => setNaming({ key: undefined, from: '' })}>
              {menusCopy.add}
            </Button>
          )
        )}
        {list && list.menus.length > 1 && <Modes list={list} show={menus.show} />}
      </div>
      <RemoveMenu
        menu={removed}
        onCancel={() => setRemoved(undefined)}
        onConfirm={(key) => {
          setRemoved(undefined)
          void menus.remove(key)
        }}
      />
    </Dialog>
  )
}

type RemoveMenuProps = {
  readonly menu: BranchMenus['menus'][number] | undefined
  readonly onCancel: () => void
  readonly onConfirm: (key: string) => void
}

/** Asks before a menu is removed, with its content and the carts and orders concerned. */
function RemoveMenu({ menu, onCancel, onConfirm }: RemoveMenuProps) {
  const place = menu ? [placeOfMenu(menu.key)] : []
  const touched = useTouched(place, [])
  return (
    <ConfirmDialog
      open={menu !== undefined}
      tone="danger"
      title={removeCopy.menu(menu?.name ?? '')}
      confirmLabel={removeCopy.confirm}
      cancelLabel={removeCopy.cancel}
      onCancel={onCancel}
      onConfirm={() => menu && onConfirm(menu.key)}
    >
      {menu && <p>{removeCopy.inMenu(menu.categories, menu.plates)}</p>}
      <p>
        {touched ? removeCopy.touched(touched.carts, touched.orders, touched.scheduled) : removeCopy.counting}
      </p>
    </ConfirmDialog>
  )
}

/** Menu being named; without a key, a new one. */
type Naming = { readonly key: string | undefined; readonly from: string }

function shownBy({ modes }: BranchMenus, key: string): string {
  const count = modes.filter(({ menu }) => menu === key).length
  return count === 0 ? menusCopy.unused : menusCopy.shownBy(count)
}

function NameForm({ naming, onDone }: { readonly naming: Naming; readonly onDone: (name: string) => void }) {
  const [name, setName] = useState(naming.from)
  return (
    <form
      className="grid grid-cols-[1fr_auto] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') onDone(name.trim())
      }}
    >
      <TextField
        label={menusCopy.name}
        value={name}
        maxLength={120}
        autoComplete="off"
        ref={(field) => field?.focus()}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit">{naming.key === undefined ? menusCopy.add : menusCopy.rename}</Button>
    </form>
  )
}

type ModesProps = {
  readonly list: BranchMenus
  readonly show: (mode: BranchMenus['modes'][number], menu: string) => void
}

/** Choice of a menu for each order mode of each branch contact; saved at once. */
function Modes({ list, show }: ModesProps) {
  const may = useMay('locals.edit', 'brand')
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-16 font-semibold">{menusCopy.modes}</h3>
      {list.modes.map((mode) => (
        <SelectField
          key={`${mode.branchContact.key} ${mode.key}`}
          label={menusCopy.of(orderModeName(mode), mode.branchContact.name)}
          value={mode.menu}
          disabled={!may}
          options={list.menus.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={({ currentTarget: { value } }) => show(mode, value)}
        />
      ))}
    </section>
  )
}
