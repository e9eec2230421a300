import { cartCopy } from '@mostrador/copy/cart'
import { Badge } from '@mostrador/ui/badge.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { memo, Suspense, type ReactNode } from 'react'
import { quantitiesByPlate, type Cart } from '@mostrador/domain/cart/cart'
import { isOff, type PlateView } from '../place/menu-view.ts'
import { PlateLabels } from '../plate/plate-labels.tsx'
import { PlatePicture } from '../plate/plate-picture.tsx'
import { PriceTag } from '../plate/price-tag.tsx'
import { useCartPart } from '../diner/cart-store.ts'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { useIsIdle } from '../frame/use-is-idle.ts'
import { useMenu } from './use-menu.ts'

const counted = new WeakMap<Cart, ReadonlyMap<string, number>>()

/** Counts the plates of a cart, once for all rows of a page. */
function countPlates(cart: Cart): ReadonlyMap<string, number> {
  const quantities = counted.get(cart) ?? quantitiesByPlate(cart.lines)
  counted.set(cart, quantities)
  return quantities
}

/** Returns the units of a plate in the cart of this menu; only rows that change render again. */
function useQuantity(plateId: string): number {
  const { place } = useMenu()
  return useCartPart(place.alias, (cart) =>
    cart?.orderModeId === place.orderModeId ? (countPlates(cart).get(plateId) ?? 0) : 0,
  )
}

export type PlateProps = {
  readonly view: PlateView
  readonly eager?: boolean
  readonly write?: (text: string) => ReactNode
}

type PlateStepsProps = {
  readonly view: PlateView
  /** Classes that place the plus. */
  readonly at: string
}

const QuickSteps = lazyOrNothing(() => import('./quick-steps.tsx'))

/**
 * Number of this plate in the cart, and a plus, over the link to the plate. Once the page is idle,
 * a plate that asks nothing is added here, and a sold-out one tells when it returns. Source: 000
 * §2 Menu page.
 */
function PlateSteps({ view, at }: PlateStepsProps) {
  const { plate } = view
  const { contact, mode } = useMenu()
  const quantity = useQuantity(plate.id)
  const isIdle = useIsIdle()
  const badge = quantity > 0 && (
    <Badge key={quantity} label={cartCopy.inCart(quantity)} className="absolute top-2 right-2">
      {quantity}
    </Badge>
  )
  const isStill = isOff(plate) || !contact.orderEnabled || !mode.orderEnabled
  const still = isStill ? (
    badge
  ) : (
    <>
      {badge}
      <span aria-hidden className={classNames(STEP, 'pointer-events-none absolute', at)}>
        <Icon name="plus" />
      </span>
    </>
  )
  if (!isIdle || (isStill ? !plate.backAt : plate.sizes[1] || plate.garnishGroups[0])) return still
  return (
    <Suspense fallback={still}>
      <QuickSteps view={view} quantity={quantity} at={at} look={STEP} />
    </Suspense>
  )
}

const STEP = 'grid size-9 place-items-center rounded-full bg-raised text-ink shadow-float'

/**
 * Link to a plate: a page of its own, or, where the branch wants that, a sheet over this one. It
 * is not the router's, which renders again at each step of a navigation: a thousand of them would
 * be slow.
 */
function PlateLink({ view, className, children }: PlateLinkProps) {
  const { addresses, search, follow, prepare } = useMenu()
  return (
    <a
      href={addresses.plate(view) + search}
      onClick={follow}
      onPointerEnter={prepare}
      onFocus={prepare}
      className={className}
    >
      {children}
    </a>
  )
}

type PlateLinkProps = { readonly view: PlateView; readonly className: string; readonly children: ReactNode }

/** Row of a plate: text at the left, picture at the right; from 800 px on a card of a grid. */
export const PlateRow = memo(function PlateRow({ view, eager = false, write = asItIs }: PlateProps) {
  const { plate, image } = view
  return (
    <li className={classNames('relative', !eager && 'lazy-row')}>
      <PlateLink view={view} className={classNames(ROW, isOff(plate) && 'text-muted')}>
        <span className="min-w-0 grow self-center md:self-start">
          <span className="block text-16 font-semibold wrap-anywhere">{write(view.name)}</span>
          {plate.description && (
            <span className="line-clamp-2 pt-0.5 text-14 text-muted">{write(plate.description)}</span>
          )}
          <PriceTag view={view} />
          <PlateLabels view={view} />
        </span>
        {image ? (
          <PlatePicture
            image={image}
            width={112}
            height={112}
            eager={eager}
            className={classNames('size-24 shrink-0 rounded-card sm:size-28', isOff(plate) && DIMMED)}
          />
        ) : (
          <span className="w-9 shrink-0" />
        )}
      </PlateLink>
      <PlateSteps
        view={view}
        at={image ? 'top-18 right-1 sm:top-22 md:right-5' : 'right-1 bottom-3 md:right-4'}
      />
    </li>
  )
})

const asItIs = (text: string): ReactNode => text

/** Fades the picture of a sold-out plate; the text stays readable. */
const DIMMED = 'opacity-50 grayscale'

const ROW = classNames(
  'flex h-full min-h-24 gap-4 py-4 -outline-offset-2',
  'md:rounded-card md:border md:border-line md:bg-surface md:p-4 md:transition-[border-color] md:hover:border-line-strong',
)

export const PlateCard = memo(function PlateCard({ view, eager = false }: PlateProps) {
  const { plate, image } = view
  return (
    <li className="relative w-[14rem] max-w-[80vw] shrink-0 snap-start md:w-[16rem]">
      <PlateLink
        view={view}
        className={classNames(
          'flex h-full flex-col overflow-clip rounded-card border border-line bg-surface transition-[border-color] hover:border-line-strong',
          isOff(plate) && 'text-muted',
        )}
      >
        {image && (
          <PlatePicture
            image={image}
            sizes="16rem"
            width={256}
            height={160}
            eager={eager}
            className="h-40 w-full"
          />
        )}
        <span className="flex grow flex-col p-3">
          <span className="block text-16 font-semibold wrap-anywhere">{view.name}</span>
          {!image && plate.description && (
            <span className="line-clamp-4 pt-0.5 text-14 text-muted">{plate.description}</span>
          )}
          <span className="grow" />
          <PriceTag view={view} />
          <PlateLabels view={view} />
        </span>
      </PlateLink>
      <PlateSteps view={view} at={image ? 'top-29 right-2' : 'right-2 bottom-3'} />
    </li>
  )
})
