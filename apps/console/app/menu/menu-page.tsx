import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { useDeferredValue, useState } from 'react'
import { Outlet } from 'react-router'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { Page } from '../layout/page.tsx'
import { SearchField } from '../layout/search-field.tsx'
import { useFilter } from '../layout/use-filter.ts'
import { countSoldOut, filterPlates } from './filter-plates.ts'
import { useConsoleMenu } from './menu-query.ts'
import { PlateRow } from './plate-row.tsx'

const SHOWN = ['all', 'sold-out'] as const

/**
 * Every plate, to mark what ran out and what is back; for those who run the brand, to change it.
 */
export function MenuPage() {
  return (
    <Page title={SECTION_TITLES.menu} titleShown className="md:min-h-0 md:overflow-y-auto">
      <QueryView query={useConsoleMenu()} waiting={<MenuSkeleton />} failed={consoleCopy.loadMenuFailed}>
        {(menu) => <MenuContent menu={menu} />}
      </QueryView>
      <Outlet />
    </Page>
  )
}

function MenuContent({ menu }: { readonly menu: ConsoleMenu }) {
  const [text, setText] = useState('')
  const [show, setShow] = useFilter('show', SHOWN)
  const wanted = useDeferredValue(text)
  const soldOut = countSoldOut(menu.categories)
  const found = filterPlates(menu.categories, { text: wanted, soldOutOnly: show === 'sold-out' })
  return (
    <>
      <div className="sticky top-23 z-10 -mx-4 grid gap-3 bg-canvas px-4 py-3 md:top-0 md:grid-cols-[1fr_20rem]">
        <SearchField label={consoleCopy.searchPlate} value={text} onChange={setText} />
        <SegmentedControl
          legend={consoleCopy.showPlates}
          name="show"
          value={show}
          onChange={setShow}
          options={[
            { value: 'all', label: consoleCopy.allPlates },
            { value: 'sold-out', label: consoleCopy.soldOutPlates(soldOut) },
          ]}
        />
      </div>
      <output className="sr-only">{consoleCopy.soldOutCount(soldOut)}</output>
      {found.length === 0 && (
        <NothingFound text={wanted} hasPlates={menu.categories.length > 0} clear={() => setText('')} />
      )}
      <div className="grid gap-6 pt-2">
        {found.map((category) => (
          <section key={category.id} aria-label={category.showName} className="grid gap-2">
            <h2 className="text-18 font-bold">{category.showName}</h2>
            <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
              {category.plates.map((plate) => (
                <li key={plate.id} className="min-w-0">
                  <PlateRow plate={plate} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function NothingFound({ text, hasPlates, clear }: { text: string; hasPlates: boolean; clear: () => void }) {
  if (text.trim() === '') {
    const title = hasPlates ? consoleCopy.noneSoldOut : consoleCopy.emptyMenu
    return <EmptyState picture={<EmptyPicture name="plate" />} title={title} />
  }
  return (
    <EmptyState
      picture={<EmptyPicture name="plate" />}
      title={consoleCopy.noPlateFound}
      action={
        <Button variant="secondary" onClick={clear}>
          {consoleCopy.clearSearch}
        </Button>
      }
    >
      {consoleCopy.noPlateFoundHint}
    </EmptyState>
  )
}

/** The menu's outline while it is on its way. */
function MenuSkeleton() {
  return (
    <div aria-busy className="grid gap-4 pt-3">
      <output className="sr-only">{consoleCopy.loadingMenu}</output>
      <div className="grid gap-3 md:grid-cols-[1fr_20rem]">
        <Skeleton shape="block" className="h-12 w-full" />
        <Skeleton shape="block" className="h-13 w-full" />
      </div>
      <Skeleton className="mt-2 h-6 w-40" />
      <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 9 }, (_, index) => (
          <div
            key={index}
            className="flex h-22 items-center gap-4 rounded-card border border-line bg-surface px-4"
          >
            <Skeleton shape="block" className="size-16" />
            <div className="grid gap-2">
              <Skeleton className="w-32" />
              <Skeleton className="w-16" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
