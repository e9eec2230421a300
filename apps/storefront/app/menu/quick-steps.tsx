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
  readonly quantity: number
  readonly at: string
  readonly look: string
}

/**
 * Buttons of a plate that asks nothing, or the return of a sold-out one. Default export, because
 * it is loaded when the page is idle.
 */
export default function QuickSteps(props: QuickStepsProps) {
  return props.view.plate.soldOut ? <BackAt {...props} /> : <Steps {...props} />
}

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

/** Buttons that add a plate from its row: a plus, and once in the cart number and minus. */
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
        // The minus disappears with the last unit, so the focus moves to the plus.
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
