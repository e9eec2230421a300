import { menuCopy } from '@mostrador/copy/menu'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { lazy, Suspense, useId } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { signalAdded } from '../cart/added-signal.ts'
import { useAddLine } from '../cart/use-add-line.tsx'
import { BottomBar } from '../frame/bottom-bar.tsx'
import { KeptLink, useKeptQuery } from '../frame/kept-link.tsx'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { prefetchMenuParts } from '../menu/prefetch-menu-parts.ts'
import { MenuBar } from '../menu/menu-bar.tsx'
import { useMenuOutlet } from '../menu/use-menu-level.ts'
import { findPlate, findSection, type PlateView } from '../place/menu-view.ts'
import { AddBar, PlateFields } from '../plate/plate-form.tsx'
import { PlateIntro } from '../plate/plate-intro.tsx'
import { PlatePicture } from '../plate/plate-picture.tsx'
import { useMenu, useMenuAddresses } from '../menu/use-menu.ts'
import { ClosedNotice } from '../working-hours/closed-notice.tsx'
import { usePlateForm } from '../plate/use-plate-form.ts'
import { useCartPart } from '../diner/cart-store.ts'

const PlateSheet = lazy(async () => ({ default: (await prefetchMenuParts()).PlateSheet }))

/** Page of a plate: a sheet over another page, or a page of its own. Source: 000 §2 Menu page. */
export default function PlatePage() {
  const { hasSheet, backTo } = useMenuOutlet()
  const { view, place, mode } = useMenu()
  const addresses = useMenuAddresses()
  const navigate = useNavigate()
  const search = useKeptQuery()
  const { category = '', plate = '' } = useParams()
  const shown = findPlate(view, category, plate)
  const section = backTo === 'category' ? findSection(view, category) : undefined
  const back = section
    ? { to: addresses.category(section), label: menuCopy.backToCategory(section.name) }
    : { to: addresses.menu, label: menuCopy.backToMenu }
  const others = useCartLines()
  const { add, question } = useAddLine()
  if (!shown) {
    return <NotFoundView title={menuCopy.plateMissingTitle} to={back.to} action={back.label} />
  }

  async function take(line: CartLine): Promise<boolean> {
    const isAdded = await add(place, line)
    if (isAdded) signalAdded(line.name)
    return isAdded
  }

  if (hasSheet) {
    return (
      <>
        <Suspense>
          <PlateSheet
            view={shown}
            menu={view.menu}
            others={others}
            notesLimit={mode.notesLimit.item}
            onLine={take}
            onClosed={() => void navigate(-1)}
          />
        </Suspense>
        {question}
      </>
    )
  }
  return (
    <>
      <Plate
        key={shown.plate.id}
        view={shown}
        back={back}
        onLine={async (line) => {
          if (await take(line)) void navigate({ pathname: back.to, search })
        }}
      />
      {question}
    </>
  )
}

type PlateProps = {
  readonly view: PlateView
  readonly back: { readonly to: string; readonly label: string }
  readonly onLine: (line: CartLine) => unknown
}

/** Plate on a page of its own: its picture beside its choices on a desk, above them on a phone. */
function Plate({ view, back, onLine }: PlateProps) {
  const { view: menu, contact, mode } = useMenu()
  const formId = useId()
  const notesLimit = mode.notesLimit.item
  const others = useCartLines()
  const form = usePlateForm({ menu: menu.menu, plate: view.plate, others, notesLimit, onLine })
  return (
    <>
      <MenuBar />
      <main id="content" className="mx-auto max-w-6xl md:grid md:grid-cols-2 md:gap-8 md:px-4 md:pt-6">
        {view.image && (
          <PlatePicture
            image={view.image}
            sizes="(min-width: 50rem) 34rem, 100vw"
            width={640}
            height={480}
            eager
            className="aspect-4/3 w-full md:sticky md:top-20 md:rounded-card"
          />
        )}
        <div className="px-4 pt-4 md:px-0 md:pt-0">
          <div className="flex items-start gap-2">
            <IconButton
              icon="arrow-left"
              label={back.label}
              className="-ml-2"
              render={<KeptLink to={back.to} />}
            />
            <h1 className="min-w-0 grow pt-1 text-28 font-bold">{view.name}</h1>
          </div>
          <PlateIntro view={view} />
          <div className="pt-3 empty:hidden">
            <ClosedNotice contact={contact} mode={mode} />
          </div>
          <PlateFields plate={view.plate} form={form} formId={formId} notesLimit={notesLimit} />
        </div>
        <BottomBar>
          <div className="rounded-card bg-raised p-2 shadow-float">
            <AddBar plate={view.plate} form={form} formId={formId} isEditing={false} />
          </div>
        </BottomBar>
      </main>
    </>
  )
}

const NONE: readonly CartLine[] = []

/** Returns the lines of this menu's cart; none during hydration, and for a cart of another mode. */
function useCartLines(): readonly CartLine[] {
  const { place } = useMenu()
  return useCartPart(place.alias, (cart) => (cart?.orderModeId === place.orderModeId ? cart.lines : NONE))
}
