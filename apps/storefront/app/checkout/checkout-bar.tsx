import { checkoutCopy } from '@mostrador/copy/checkout'
import type { Minor } from '@mostrador/domain/money/minor'
import { Spinner } from '@mostrador/ui/spinner.tsx'
import { BAR_BUTTON } from '../frame/bar-button.ts'
import { BottomBar } from '../frame/bottom-bar.tsx'
import { useFormatAmount } from '../place/use-format-amount.ts'

export type CheckoutBarProps = {
  readonly label: string
  readonly isSending: boolean
  readonly total: Minor
  readonly onPress: () => void
}

/** The order button, in reach of the thumb, with the total. Source: 000 §2 Checkout. */
export function CheckoutBar({ label, isSending, total, onPress }: CheckoutBarProps) {
  const format = useFormatAmount()
  return (
    <BottomBar>
      <button
        type="button"
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
        onClick={isSending ? undefined : onPress}
        className={BAR_BUTTON}
      >
        {isSending && <Spinner />}
        <span className="min-w-0 grow text-left wrap-anywhere" aria-live="polite">
          {isSending ? checkoutCopy.placing : label}
        </span>
        <span className="price">{format(total)}</span>
      </button>
    </BottomBar>
  )
}
