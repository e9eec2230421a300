import { use } from 'react'
import { AliasContext } from '../place/use-alias.ts'
import { AccountPanel } from './account-panel.tsx'
import type { AccountView } from './account-panel.tsx'
import { MyOrders } from './my-orders.tsx'
import { MyPoints } from './my-points.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'
import { signInPlaceOf } from '../diner/sign-in-place.ts'

export type AccountModalsProps = {
  readonly view: AccountView | null
  readonly onView: (view: AccountView | null) => void
}

/** The panel and what it leads to, one at a time. Default export, because it is loaded when it is first needed. */
export default function AccountModals({ view, onView }: AccountModalsProps) {
  // The start page has this button too, and stands under no alias.
  const alias = use(AliasContext)
  const lookup = alias?.lookup
  const loyalty = alias?.loyalty
  const contact = lookup?.type === 'branchContact' ? lookup.info : undefined
  const place = signInPlaceOf(lookup)
  const close = () => onView(null)
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
      {contact && <MyOrders open={view === 'orders'} contact={contact} onClose={close} />}
      {contact && loyalty && (
        <MyPoints open={view === 'points'} contact={contact} name={loyalty.name} onClose={close} />
      )}
    </>
  )
}
