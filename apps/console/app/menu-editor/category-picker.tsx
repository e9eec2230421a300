import { menuEditorCopy, partsCopy } from '@mostrador/copy/menu-editor'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { useSearchParams } from 'react-router'
import { MENU_PARTS, useEditorAddress, type MenuSectionName } from './editor-address.ts'
import { shownName, type MenuThing } from './menu-document.ts'

/** Prefix of a category's option. */
const CATEGORY = 'category '

/** Choice of a part or category of the menu, where there is no room for the outline. */
export function CategoryPicker({ menu }: { readonly menu: MenuThing }) {
  const { part, category, searchOf } = useEditorAddress()
  const [, setQuery] = useSearchParams()
  const titles: Readonly<Record<MenuSectionName, string>> = { ...partsCopy, plates: menuEditorCopy.allPlates }
  const [plates, ...others] = MENU_PARTS.map((name) => ({ value: name as string, label: titles[name] }))
  const categories = menu.categories.map((one) => ({ value: `${CATEGORY}${one.key}`, label: shownName(one) }))
  return (
    <SelectField
      label={menuEditorCopy.outline}
      labelHidden
      value={category === null ? part : `${CATEGORY}${category}`}
      options={[...(plates ? [plates] : []), ...categories, ...others]}
      onChange={({ currentTarget: { value } }) =>
        setQuery(
          searchOf(
            value.startsWith(CATEGORY)
              ? { category: value.slice(CATEGORY.length) }
              : { part: value as MenuSectionName },
          ),
        )
      }
    />
  )
}
