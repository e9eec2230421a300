import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { deliveryCopy } from '@mostrador/copy/delivery'
import { orderModeName } from '@mostrador/copy/order-mode'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { href } from 'react-router'
import { KeptLink } from '../frame/kept-link.tsx'
import { serverNow } from '../frame/server-clock.ts'
import { HoursButton } from '../working-hours/hours-button.tsx'
import type { Shop } from './load-shop.ts'
import { modesInstead, notNow } from './not-now.ts'

/**
 * Card where nothing can be ordered: why, until when, that the cart is kept, and the alternatives.
 * The items wait at their branch contact, so another one need not empty the cart. Source: 000 §2
 * Cart page.
 */
export function NotNowCard({ contact, mode }: Pick<Shop, 'contact' | 'mode'>) {
  const { alias, branch } = contact
  const { reason, until } = notNow({ contact, mode }, serverNow())
  const others = modesInstead(contact, mode)
  return (
    <Notice
      tone="warning"
      icon="clock"
      live="status"
      title={reason}
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {others.map((other) => (
            <Button
              key={other.id}
              size="small"
              variant="secondary"
              render={
                <KeptLink to={href('/menu/:alias/:mode', { alias, mode: orderModeSlug(other.type) })} />
              }
            >
              {deliveryCopy.changeMode(orderModeName(other))}
            </Button>
          ))}
          {contact.hasSiblings && (
            <KeptLink
              to={href('/menu/:alias', { alias: branch.alias })}
              state={{ isChanging: true }}
              className="hit-44 font-medium underline underline-offset-4"
            >
              {branchContactCopy.changeContact}
            </KeptLink>
          )}
          <HoursButton contact={contact} />
        </div>
      }
    >
      {until && <p>{until}</p>}
      <p>{cartPageCopy.keptMeanwhile}</p>
    </Notice>
  )
}
