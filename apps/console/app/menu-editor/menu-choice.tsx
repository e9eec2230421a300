import { menusCopy } from '@mostrador/copy/menu-editor'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { useBranchMenus } from '../document/use-branch-menus.ts'
import { useMenuAsk } from './menu-asking.ts'
import { useEditedMenu } from './menu-context.tsx'
import { useAskedMenu } from './use-menu-choice.ts'

/** Choice of the brand's menu to edit, with a link to all of them. */
export function MenuChoice() {
  const { menu } = useEditedMenu()
  const [, choose] = useAskedMenu()
  const ask = useMenuAsk()
  const { data } = useBranchMenus()
  const menus = data?.menus ?? []
  return (
    <div className="flex min-w-0 items-center gap-1">
      {menus.length > 1 ? (
        <SelectField
          label={menusCopy.menu}
          labelHidden
          value={menu.key}
          options={menus.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={({ currentTarget: { value } }) => choose(value)}
          className="min-w-0 grow"
        />
      ) : (
        <p className="min-w-0 grow truncate px-3 text-16 font-bold">{menu.name}</p>
      )}
      <IconButton icon="sliders" label={menusCopy.manage} onClick={() => ask({ kind: 'menus' })} />
    </div>
  )
}
