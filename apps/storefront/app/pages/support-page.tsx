import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { menuCopy } from '@mostrador/copy/menu'
import { supportCopy } from '@mostrador/copy/support'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { href, useSearchParams } from 'react-router'
import { useContact } from '../place/use-alias.ts'
import { ChatButton } from '../chat/chat-button.tsx'
import { journeyMeta } from '../place/journey-meta.ts'
import { JourneyPage } from '../header/journey-page.tsx'
import { KeptLink } from '../frame/kept-link.tsx'
import { needContact } from '../frame/need-contact.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { RootError } from '../frame/root-error.tsx'
import { ChatLink, PhoneLink } from '../order/contact-links.tsx'
import { orderOfReference, referenceOf } from '../support/support-reference.ts'
import type { Route } from './+types/support-page'

export const loader = (args: Route.LoaderArgs) => needContact(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => needContact(args)

export const meta: Route.MetaFunction = (args) => journeyMeta(args, supportCopy.title)

/** Page of the support contacts, with the order's code. Source: 001 §2, A support page. */
export default function SupportPage() {
  const contact = useContact()
  const [query] = useSearchParams()
  if (!contact) return <NotFoundView />
  const reference = referenceOf(query)
  const orderCode = orderOfReference(reference)
  return (
    <JourneyPage contact={contact} title={supportCopy.title}>
      <p className="text-16 text-balance">{supportCopy.intro(contact.name)}</p>
      <Ways contact={contact} reference={reference} />
      {contact.branch.chat && <ChatButton contact={contact} text={textOf(reference)} />}
      <Button
        variant="secondary"
        wide
        render={
          <KeptLink
            to={
              orderCode
                ? href('/menu/:alias/order/:orderCode', { alias: contact.alias, orderCode })
                : href('/menu/:alias', { alias: contact.alias })
            }
          />
        }
      >
        {orderCode ? supportCopy.backToOrder : menuCopy.backToMenu}
      </Button>
    </JourneyPage>
  )
}

type WaysProps = { readonly contact: BranchContactInfo; readonly reference: string | undefined }

/** WhatsApp of the branch contact, its telephone, or at least its address. */
function Ways({ contact, reference }: WaysProps) {
  const { name, address, whatsAppPhone, callPhone } = contact
  return (
    <Card title={name}>
      <p className="text-14 text-muted">{branchContactCopy.address(address)}</p>
      {!whatsAppPhone && (
        <Notice className="mt-4" title={supportCopy.noWhatsApp(name)}>
          {callPhone ? supportCopy.callInstead : supportCopy.visitInstead(branchContactCopy.address(address))}
        </Notice>
      )}
      {whatsAppPhone && reference && <p className="pt-3 text-14">{supportCopy.about(reference)}</p>}
      <div className="grid gap-2 pt-4">
        {whatsAppPhone && (
          <Button wide icon="chat" render={<ChatLink phone={whatsAppPhone} text={textOf(reference)} />}>
            {supportCopy.whatsApp}
          </Button>
        )}
        {callPhone && (
          <Button
            variant={whatsAppPhone ? 'secondary' : 'primary'}
            wide
            icon="phone"
            render={<PhoneLink phone={callPhone} />}
          >
            {supportCopy.call}
          </Button>
        )}
      </div>
    </Card>
  )
}

const textOf = (reference: string | undefined): string =>
  reference ? supportCopy.textAbout(reference) : supportCopy.text

export const ErrorBoundary = RootError
