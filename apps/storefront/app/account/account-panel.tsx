import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { accountCopy } from '@mostrador/copy/account'
import { consentCopy } from '@mostrador/copy/consent'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useConsentChoice } from '../analytics/use-consent-choice.ts'
import { browserApi } from '../api.ts'
import { forgetDrafts } from '../checkout/kept-draft.ts'
import { forgetExternalUser } from '../loyalty/external-user.ts'
import { useDocument } from '../frame/load-document.ts'
import { PoweredBy } from '../frame/powered-by.tsx'
import { forgetGroups } from '../diner/joined-group.ts'
import { forgetKeptOrders } from '../diner/kept-orders.ts'
import { forgetDiner, useKnownDiner } from '../diner/known-diner.ts'
import type { CustomerPlace } from '../diner/sign-in-place.ts'
import { useStoredCustomer } from '../diner/use-stored-customer.ts'

export type AccountView = 'panel' | 'sign-in' | 'orders' | 'points'

export type AccountPanelProps = {
  readonly open: boolean
  /** Branch contact of the page; without one there are no orders to list. */
  readonly contact: BranchContactInfo | undefined
  /** Brand of the page; undefined on a company's page and on the start page. */
  readonly place: CustomerPlace | undefined
  /** Name of the points of the branch contact's programme; undefined without a programme. */
  readonly pointsName: string | undefined
  readonly onView: (view: AccountView) => void
  readonly onClose: () => void
}

/** Panel of the account. Source: 000 §2 Account side panel, 001 §2 Order history and sign-in. */
export function AccountPanel(props: AccountPanelProps) {
  const { open, contact, place, pointsName, onView, onClose } = props
  const toast = useToast()
  const stored = useKnownDiner()
  const { customer, isLoggedIn } = useStoredCustomer(stored, place, open)
  const diner = isLoggedIn ? stored : null
  const provider = useDocument()?.provider
  const consent = useConsentChoice(contact?.branch)

  function signOut(): void {
    // This browser forgets the diner even if the request fails.
    void browserApi.client.endDinerSession().catch(() => undefined)
    forgetDiner()
    forgetDrafts()
    forgetKeptOrders()
    forgetGroups()
    forgetExternalUser()
  }

  function openOrders(): void {
    if (diner) onView('orders')
    else toast({ text: accountCopy.signInFirst })
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={diner ? accountCopy.greeting(customer?.name || diner.name) : accountCopy.title}
      description={diner ? diner.phone : accountCopy.signInHint}
      closeLabel={accountCopy.closePanel}
      {...(provider && { footer: <PoweredBy provider={provider} /> })}
    >
      <div className="grid gap-1 pb-4">
        {!diner && (
          <Button wide icon="user" className="mb-2" onClick={() => onView('sign-in')}>
            {accountCopy.signIn}
          </Button>
        )}
        {contact && <PanelButton icon="receipt" label={accountCopy.myOrders} onPress={openOrders} />}
        {diner && pointsName !== undefined && (
          <PanelButton icon="gift" label={loyaltyCopy.title(pointsName)} onPress={() => onView('points')} />
        )}
        {diner && <PanelButton icon="logout" label={accountCopy.signOut} onPress={signOut} />}
        {consent && (
          <PanelButton icon="info" label={consentCopy.change[consent.other]} onPress={consent.choose} />
        )}
      </div>
    </Sheet>
  )
}

type PanelButtonProps = {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
}

function PanelButton({ icon, label, onPress }: PanelButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 text-left text-16 font-medium hover:bg-sunken"
    >
      <Icon name={icon} size={24} className="text-muted" />
      <span className="grow">{label}</span>
      <Icon name="chevron-right" className="text-muted" />
    </button>
  )
}
