import { menusCopy } from '@mostrador/copy/menu-editor'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { useMenus } from './use-menus.ts'

/** Page of a brand without a menu. */
export function NoMenu() {
  const { add } = useMenus()
  return (
    <EmptyState
      picture={<EmptyPicture name="plate" />}
      title={menusCopy.none}
      action={<Button onClick={() => void add(SECTION_TITLES.menu)}>{menusCopy.add}</Button>}
    >
      {menusCopy.noneHint}
    </EmptyState>
  )
}
