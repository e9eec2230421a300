import { cartPageCopy } from '@mostrador/copy/cart-page'
import type { CartChange } from '@mostrador/domain/cart/reprice-cart'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { ChangeList } from './change-list.tsx'

export type ChangesNoticeProps = { readonly changes: readonly CartChange[]; readonly onAccept: () => void }

/** Notice of changes that a newer menu makes to the cart, with one tap to accept them. */
export function ChangesNotice({ changes, onAccept }: ChangesNoticeProps) {
  if (changes.length === 0) return null
  return (
    <Notice
      tone="warning"
      live="status"
      title={cartPageCopy.changedTitle}
      action={
        <Button size="small" variant="secondary" onClick={onAccept}>
          {cartPageCopy.changedAccept}
        </Button>
      }
    >
      <div className="pt-2">
        <ChangeList changes={changes} />
      </div>
    </Notice>
  )
}
