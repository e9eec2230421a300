import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'
import { availabilityCopy } from '@mostrador/copy/availability'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { useDeferredValue, useState } from 'react'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { SearchField } from '../layout/search-field.tsx'
import { useFilter } from '../layout/use-filter.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { filterMenu } from './filter-menu.ts'
import { useConsoleMenu } from './menu-query.ts'
import { countMarked } from './menu-things.ts'
import { SoldOutAsking, useAsked } from './sold-out-asking.tsx'
import type { Asking } from './asking.ts'
import { PlateRow } from './plate-row.tsx'
import { IngredientChips, SoldOutControls, StandingLine } from './sold-out-controls.tsx'

const SHOWN = ['all', 'sold-out'] as const

/** Plates, ingredients and garnishes to mark as sold out or back. */
export function SoldOutView() {
  return (
    <QueryView query={useConsoleMenu()} waiting={<MenuSkeleton />} failed={consoleCopy.loadMenuFailed}>
      {(menu) => <MenuContent menu={menu} />}
    </QueryView>
  )
}

function MenuContent({ menu }: { readonly menu: ConsoleMenu }) {
  const [text, setText] = useState('')
  const [show, setShow] = useFilter('show', SHOWN)
  const asking = useAsked()
  const { ask } = asking
  const { timeZone } = useWorkplace().contact
  const wanted = useDeferredValue(text)
  const marked = countMarked(menu, useNow(), timeZone)
  const found = filterMenu(menu, { text: wanted, soldOutOnly: show === 'sold-out' })
  const isEmpty = Object.values(found).every((list) => list.length === 0)
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
            { value: 'sold-out', label: consoleCopy.soldOutPlates(marked.all) },
          ]}
        />
      </div>
      <output className={marked.all > 0 ? 'pb-2 text-14 font-medium' : 'sr-only'}>
        {availabilityCopy.strip(marked.all, marked.today)}
      </output>
      {isEmpty && (
        <NothingFound text={wanted} hasPlates={menu.categories.length > 0} clear={() => setText('')} />
      )}
      <div className="grid gap-6 pt-2">
        <IngredientChips ingredients={found.ingredients} ask={ask} />
        {found.categories.map((category) => (
          <section key={category.id} aria-label={category.showName} className="grid gap-2">
            <h2 className="text-18 font-bold">{category.showName}</h2>
            <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
              {category.plates.map((plate) => (
                <li key={plate.id} className="min-w-0">
                  <PlateRow plate={plate} ask={ask} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <GarnishList groups={found.garnishGroups} ask={ask} />
      </div>
      <SoldOutAsking asking={{ menu, ...asking }} />
    </>
  )
}

type Groups = { readonly groups: ConsoleMenu['garnishGroups']; readonly ask: Asking }

function GarnishList({ groups, ask }: Groups) {
  return groups.map((group) => (
    // No landmark: groups of two menus may have the same name.
    <section key={group.id} className="grid gap-2">
      <h2 className="text-18 font-bold">
        {group.name} <span className="text-14 font-medium text-muted">{availabilityCopy.garnishes}</span>
      </h2>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {group.garnishes.map((garnish) => (
          <li
            key={garnish.id}
            className="flex min-h-16 min-w-0 items-center gap-3 rounded-card border border-line bg-surface py-1 pr-3 pl-4"
          >
            <span className="min-w-0 grow">
              <span className="block text-16 font-semibold wrap-anywhere">{garnish.name}</span>
              <StandingLine of={garnish} />
            </span>
            <SoldOutControls thing={{ ...garnish, kind: 'GARNISH' }} ask={ask} />
          </li>
        ))}
      </ul>
    </section>
  ))
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
