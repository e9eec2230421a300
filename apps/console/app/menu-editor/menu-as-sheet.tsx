import { SECTION_TITLES } from '@mostrador/copy/sections'
import type { ReactNode } from 'react'
import { Page } from '../layout/page.tsx'
import { GridSkeleton, PlateGrid } from '../plate-grid/plate-grid.tsx'
import { MenuChoice } from './menu-choice.tsx'
import { useEditedMenu, WithMenu } from './menu-context.tsx'
import { MenuDialogs } from './menu-dialogs.tsx'
import { NoMenu } from './no-menu.tsx'
import { PriceScope } from './price-scope.tsx'
import { PricesLink } from './prices-link.tsx'

/** Page of the menu as a grid of cells. Default export, since it is loaded on demand. */
export default function MenuAsSheet({ switcher }: { readonly switcher: ReactNode }) {
  return (
    <Page title={SECTION_TITLES.menu} className="flex min-w-0 flex-col gap-2 pt-3! md:min-h-0">
      <WithMenu waiting={<GridSkeleton />} none={<NoMenu />}>
        <MenuDialogs onRemoved={nothing}>
          <div className="flex flex-wrap items-center gap-2">
            {switcher}
            <MenuChoice />
            <div className="ml-auto">
              <PricesLink />
            </div>
          </div>
          <Sheet />
        </MenuDialogs>
      </WithMenu>
    </Page>
  )
}

const nothing = (): void => undefined

const besidePrice = (plateKey: string): ReactNode => <PriceScope plateKey={plateKey} />

const Sheet = () => <PlateGrid menuKey={useEditedMenu().menu.key} besidePrice={besidePrice} />
