import { cartChangeText, cartCopy } from '@mostrador/copy/cart'
import type { CartChange } from '@mostrador/domain/cart/reprice-cart'
import type { Minor } from '@mostrador/domain/money/minor'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useFormatAmount } from '../menu/use-format-amount.ts'
import { unbroken } from './unbroken.ts'

export type ChangesNoticeProps = { readonly changes: readonly CartChange[]; readonly onAccept: () => void }

/** What a newer menu did to the cart, and one tap to take it over. */
export function ChangesNotice({ changes, onAccept }: ChangesNoticeProps) {
  const formatAmount = useFormatAmount()
  const format = (amount: Minor) => unbroken(formatAmount(amount))
  if (changes.length === 0) return null
  return (
    <Notice
      tone="warning"
      live="status"
      title={cartCopy.changedTitle}
      action={
        <Button size="small" variant="secondary" onClick={onAccept}>
          {cartCopy.changedAccept}
        </Button>
      }
    >
      <ul className="grid gap-1">
        {changes.map(({ lineId, kind, name, before, after }) => (
          <li key={lineId}>
            {cartChangeText({ kind, name, before: format(before), after: format(after ?? before) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
