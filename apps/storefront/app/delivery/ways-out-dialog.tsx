import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { cartCopy } from '@mostrador/copy/cart'
import { deliveryCopy } from '@mostrador/copy/delivery'
import { orderModeName } from '@mostrador/copy/order-mode'
import { insteadOfDelivery } from '@mostrador/domain/order-mode/find-modes'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { layoutCopy } from '@mostrador/copy/layout'
import { pointOf } from '@mostrador/domain/delivery/user-location'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { LazyAddressDialog } from '../address/lazy-address-dialog.tsx'
import ConfirmReset from '../diner/confirm-reset.tsx'
import { forgetCart, readCart } from '../diner/cart-store.ts'
import { KeptLink, useKeptQuery } from '../frame/kept-link.tsx'
import { activeOrderModes } from '../place/find-order-mode.ts'
import { useLocationOf } from '../diner/location-store.ts'
import { browserApi } from '../api.ts'
import { useLoaded } from '../frame/use-loaded.ts'
import { refusalLabel, type DeliveryRefusal } from './refusal-label.ts'
import { nearestReaching } from './reaching-contact.ts'

/** Stage of the dialog: choosing, another address, the question about the cart, or leaving. */
type Stage = 'ways' | 'address' | 'confirm' | 'left'

export type WaysOutDialogProps = {
  readonly contact: BranchContactInfo
  readonly reason: DeliveryRefusal
  readonly onClosed: () => void
}

/**
 * Dialog with the choices of a diner out of reach: another address, pick-up, or the nearest branch
 * contact that delivers there, which empties the cart. Default export, because it is loaded when
 * it is first needed. Source: 000 §2 Branch page, Confirm modals; §8.
 */
export default function WaysOutDialog({ contact, reason, onClosed }: WaysOutDialogProps) {
  const navigate = useNavigate()
  const search = useKeptQuery()
  const [stage, setStage] = useState<Stage>('ways')
  const [otherAlias, setOtherAlias] = useState<string>()
  const pickUp = insteadOfDelivery(activeOrderModes(contact))

  function move(alias: string): void {
    forgetCart(contact.alias)
    setStage('left')
    void navigate({
      pathname: href('/menu/:alias/:mode', { alias, mode: orderModeSlug('DELIVERY') }),
      search,
    })
  }

  function choose(alias: string): void {
    if (!readCart(contact.alias)?.lines.length) return move(alias)
    setOtherAlias(alias)
    setStage('confirm')
  }

  return (
    <>
      <Dialog
        open={stage === 'ways'}
        onClose={() => setStage('left')}
        onClosed={() => stage === 'left' && onClosed()}
        title={deliveryCopy.optionsTitle}
        description={refusalLabel(reason)}
        closeLabel={deliveryCopy.close}
      >
        <div className="grid gap-3 pb-1">
          <Button wide icon="pin" onClick={() => setStage('address')}>
            {deliveryCopy.otherAddress}
          </Button>
          {pickUp && (
            <Button
              wide
              variant="secondary"
              icon="bag"
              onClick={() => setStage('left')}
              render={
                <KeptLink
                  to={href('/menu/:alias/:mode', { alias: contact.alias, mode: orderModeSlug(pickUp.type) })}
                />
              }
            >
              {deliveryCopy.changeMode(orderModeName(pickUp))}
            </Button>
          )}
          <OtherContact contact={contact} onChoose={choose} />
        </div>
      </Dialog>
      {stage === 'address' && (
        <LazyAddressDialog branch={contact.branch} contact={contact} onClosed={onClosed} />
      )}
      {otherAlias !== undefined && (
        <ConfirmReset
          open={stage === 'confirm'}
          text={cartCopy.changeContactText}
          onConfirm={() => move(otherAlias)}
          onCancel={onClosed}
        />
      )}
    </>
  )
}

type OtherContactProps = {
  readonly contact: BranchContactInfo
  readonly onChoose: (alias: string) => void
}

/** Row of the branch's nearest branch contact that delivers to the diner; loaded when drawn. */
function OtherContact({ contact, onChoose }: OtherContactProps) {
  const point = pointOf(useLocationOf(contact.branch.companyId))
  const { loaded, retry } = useLoaded(point ? `${point.lat},${point.lng}` : undefined, () =>
    browserApi.client.listBranchContacts({
      params: { branchId: contact.branch.id },
      query: { ...point, orderModeType: 'DELIVERY' },
    }),
  )
  if (!point) return null
  if (loaded.status === 'loading') {
    return (
      <div aria-busy>
        <p className="sr-only">{deliveryCopy.otherContactLoading}</p>
        <Skeleton shape="block" className="h-12 w-full" />
      </div>
    )
  }
  if (loaded.status === 'failed') {
    return (
      <p className="flex min-h-12 items-center justify-between gap-3 text-14 text-muted">
        {deliveryCopy.otherContactFailed}
        <Button variant="quiet" size="small" onClick={retry}>
          {layoutCopy.retry}
        </Button>
      </p>
    )
  }
  const other = nearestReaching(loaded.data.branchContacts, contact.id)
  if (!other) return <p className="min-h-12 pt-1 text-14 text-muted">{deliveryCopy.noOtherContact}</p>
  return (
    <Button
      wide
      variant="secondary"
      icon="store"
      onClick={() => onChoose(other.alias)}
      trailing={other.distance === null ? undefined : branchContactCopy.distance(other.distance)}
    >
      {deliveryCopy.otherContact(other.name)}
    </Button>
  )
}
