import { cartPageCopy } from '@mostrador/copy/cart-page'
import { missingIn, startChoice } from '../plate/plate-choice.ts'
import type { MenuView, PlateView } from '../place/menu-view.ts'
import { PlatePicture } from '../plate/plate-picture.tsx'
import { PriceTag } from '../plate/price-tag.tsx'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { missingCategories } from '@mostrador/domain/cart/missing-categories'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useId } from 'react'

/** Most recommendations shown. Source: decisions.md, Constants. */
const UPSELL_LIMIT = 6

/**
 * Returns plates to recommend: available and not in the cart. First one of each category that the
 * mode wants suggested and the cart lacks, then the shop's recommendations in its order. Source:
 * 000 §2 Cart page, docs/decisions/008.
 */
export function upsellsOf(
  view: MenuView,
  lines: readonly CartLine[],
  categoriesNotInCart: readonly string[] = [],
): readonly PlateView[] {
  const isNew = ({ plate }: PlateView) =>
    !plate.soldOut && plate.offSale === undefined && !lines.some((line) => line.referenceId === plate.id)
  const recommended = view.upselled.filter(isNew)
  const reminders = missingCategories(categoriesNotInCart, lines).flatMap((categoryId) => {
    const section = view.sections.find(({ category }) => category.id === categoryId)
    const one =
      recommended.find(({ plate }) => plate.categoryId === categoryId) ?? section?.plates.find(isNew)
    return one ? [one] : []
  })
  return [...new Set([...reminders, ...recommended])].slice(0, UPSELL_LIMIT)
}

/** Whether a plate asks nothing, so that one tap adds it. */
export const asksNothing = ({ plate }: PlateView): boolean =>
  missingIn(plate, startChoice(plate)).length === 0

export type UpsellRowProps = {
  readonly plates: readonly PlateView[]
  readonly onPick: (view: PlateView) => void
  /** Scrolls sideways on a wide screen too, in a narrow container. */
  readonly isSwept?: boolean
}

/** Row "Te recomendamos"; a tap on a card adds it. Source: 000 §2 Cart page. */
export function UpsellRow({ plates, onPick, isSwept = false }: UpsellRowProps) {
  const titleId = useId()
  if (plates.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="relative min-w-0">
      <h2 id={titleId} className="pb-3 text-18 font-semibold">
        {cartPageCopy.recommended}
      </h2>
      <ul className={classNames('scroll-row -mx-4 gap-3 px-4 pb-1', !isSwept && GRID)}>
        {plates.map((view) => (
          <li
            key={view.plate.id}
            className={classNames('w-[10rem] max-w-[80vw] shrink-0 snap-start', !isSwept && 'md:w-auto')}
          >
            <UpsellCard view={view} onPick={() => onPick(view)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const GRID = 'md:mx-0 md:grid md:grid-cols-3 md:px-0'

function UpsellCard({ view, onPick }: { readonly view: PlateView; readonly onPick: () => void }) {
  const isDirect = asksNothing(view)
  return (
    <button
      type="button"
      onClick={onPick}
      {...(!isDirect && { 'aria-haspopup': 'dialog' as const })}
      className="relative flex h-full w-full flex-col overflow-clip rounded-card border border-line bg-surface text-left transition-[border-color,scale] hover:border-line-strong active:scale-[0.98]"
    >
      {view.image && (
        <PlatePicture
          image={view.image}
          sizes="10rem"
          width={160}
          height={96}
          className="h-24 w-full md:h-28"
        />
      )}
      <span className={classNames('flex grow flex-col p-3', !view.image && 'pr-11')}>
        <span className="text-14 font-semibold wrap-anywhere">
          <span className="sr-only">{isDirect ? cartPageCopy.add : cartPageCopy.chooseOptions} </span>
          {view.name}
        </span>
        <span className="mt-auto block pt-1">
          <PriceTag view={view} />
        </span>
      </span>
      {/* On the picture: beside the price there is no room for it where that says from which amount
          on. */}
      <span
        className={classNames(
          'absolute right-2 grid size-8 place-items-center rounded-full bg-brand text-on-brand',
          view.image ? 'top-14 md:top-18' : 'bottom-2',
        )}
      >
        <Icon name="plus" />
      </span>
    </button>
  )
}
