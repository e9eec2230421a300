import { cartCopy } from '@mostrador/copy/cart'
import { Badge } from '@mostrador/ui/badge.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useNavigate } from 'react-router'
import { quickStep } from '../cart/quick-step.ts'
import type { PlateView } from '../place/menu-view.ts'
import { useBackText } from '../plate/use-back-text.ts'
import { useMenu } from './use-menu.ts'

export type QuickStepsProps = {
  readonly view: PlateView
  /** How many of it are in the cart. */
  readonly quantity: number
  /** Where on the row it stands, and how its buttons look. */
  readonly at: string
  readonly look: string
}

/**
 * The steps of a plate that asks nothing, or when one is back that ran out. Default export, because
 * it is loaded when the page is at rest.
 */
export default function QuickSteps(props: QuickStepsProps) {
  return props.view.plate.soldOut ? <BackAt {...props} /> : <Steps {...props} />
}

/** When a plate is to be had again. */
function BackAt({ view, at }: QuickStepsProps) {
  const text = useBackText()(view.plate.backAt)
  if (!text) return null
  return (
    <span
      className={classNames(
        'absolute rounded-full bg-raised px-2.5 py-1 text-12 font-semibold shadow-float',
        at,
      )}
    >
      {text}
    </span>
  )
}

/**
 * Adds a plate that asks nothing from its row: a plus, and once there is one the number and a minus
 * beside it.
 */
function Steps({ view, quantity, at, look }: QuickStepsProps) {
  const { contact, place, view: menuView, addresses, search } = useMenu()
  const toast = useToast()
  const navigate = useNavigate()

  function step(by: 1 | -1): void {
    const preventScrollReset = contact.branch.generalConfig.menuConfig.plateDetailInModal
    quickStep({
      view,
      by,
      place,
      menu: menuView.menu,
      refuse: (text) => toast({ text, tone: 'danger' }),
      open: () => void navigate({ pathname: addresses.plate(view), search }, { preventScrollReset }),
    })
  }

  const one = (by: 1 | -1) => (
    <button
      type="button"
      aria-label={by > 0 ? cartCopy.oneMore(view.name) : cartCopy.oneLess(view.name)}
      onClick={({ currentTarget }) => {
        step(by)
        // The minus goes with the last unit: who pressed it stays here.
        if (by + quantity === 0)
          currentTarget.parentElement?.querySelector<HTMLElement>(':scope > :last-child')?.focus()
      }}
      className={classNames(look, 'hit-44')}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  )
  return (
    <span className={classNames('absolute flex items-center rounded-full bg-raised', at)}>
      {quantity > 0 && (
        <>
          {one(-1)}
          <Badge key={quantity} label={cartCopy.inCart(quantity)} className="mx-1">
            {quantity}
          </Badge>
        </>
      )}
      {one(1)}
    </span>
  )
}
