import { Suspense, use, useEffect, useState } from 'react'
import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { accountCopy } from '@mostrador/copy/account'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { brought } from '../frame/brought.ts'
import { AliasContext } from '../place/use-alias.ts'
import { signInPlaceOf } from '../diner/sign-in-place.ts'
import { PointsHistory } from '../loyalty/points-history.tsx'
import type { OrderingCustomer } from '../diner/ordering-customer.ts'
import { VerifyPhone } from '../diner/verify-phone.tsx'
import { useKnownDiner } from '../diner/known-diner.ts'
import { useStoredCustomer } from '../diner/use-stored-customer.ts'
import { AccountPanel, type AccountView } from './account-panel.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

const loadOrders = () => import('./my-orders.tsx')
const MyOrders = brought(loadOrders)

export type AccountModalsProps = {
  readonly view: AccountView | null
  readonly onView: (view: AccountView | null) => void
  /** Called when a part failed to load and the diner closed it. */
  readonly onClosed?: () => void
}

/** Panel and its dialogs, one at a time. Default export, because it is loaded lazily. */
export default function AccountModals({ view, onView }: AccountModalsProps) {
  // The start page has this button too, and has no alias.
  const alias = use(AliasContext)
  const lookup = alias?.lookup
  const loyalty = alias?.loyalty
  const contact = lookup?.type === 'branchContact' ? lookup.info : undefined
  const place = signInPlaceOf(lookup)
  const close = () => onView(null)
  // Most diners open the panel for their orders.
  useEffect(() => void loadOrders().catch(() => undefined), [])
  return (
    <>
      <AccountPanel
        open={view === 'panel'}
        contact={contact}
        place={place.kind === 'brand' ? place : undefined}
        pointsName={loyalty?.name}
        onView={onView}
        onClose={close}
      />
      <SignInDialog
        open={view === 'sign-in'}
        country={alias?.country.code ?? ''}
        place={place}
        onSignedIn={() => onView('panel')}
        onClose={close}
      />
      {contact && (
        <Sheet
          open={view === 'orders'}
          onClose={close}
          title={accountCopy.myOrders}
          closeLabel={accountCopy.closePanel}
        >
          {view === 'orders' && (
            <Suspense fallback={<OrdersSkeleton />}>
              <MyOrders contact={contact} onClose={close} />
            </Suspense>
          )}
        </Sheet>
      )}
      {contact && loyalty && (
        <MyPoints open={view === 'points'} contact={contact} name={loyalty.name} onClose={close} />
      )}
    </>
  )
}

type MyPointsProps = {
  readonly open: boolean
  readonly contact: BranchContactInfo
  readonly name: string
  readonly onClose: () => void
}

/** Dialog "Mis {puntos}": balance and history. Source: 000 §2 Account side panel. */
function MyPoints({ open, contact, name, onClose }: MyPointsProps) {
  const diner = useKnownDiner()
  const at = { branchId: contact.branch.id, branchContactId: contact.id }
  const { customer: stored } = useStoredCustomer(diner, at, open)
  const [verified, setVerified] = useState<OrderingCustomer>()
  const customer = verified && verified.phone === diner?.phone ? verified : stored
  const balance = customer?.loyaltyPointsBalance ?? null
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={loyaltyCopy.title(name)}
      description={balance === null ? undefined : loyaltyCopy.balance(formatWhole(balance), name)}
      closeLabel={loyaltyCopy.close}
    >
      {open && diner && (
        <div className="pb-4">
          {customer && balance === null ? (
            <VerifyPhone phone={diner.phone} at={at} name={name} onVerified={setVerified} />
          ) : (
            <PointsHistory contact={contact} phone={diner.phone} name={name} />
          )}
        </div>
      )}
    </Sheet>
  )
}
