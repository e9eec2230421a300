import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { orderModeName } from '@mostrador/copy/order-mode'
import { orderModeSlug, type OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { useEffect, type ReactNode } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { PageHeader } from '../header/page-header.tsx'
import { ResetLink } from '../header/reset-link.tsx'
import { HoursButton } from '../working-hours/hours-button.tsx'
import { useCurrency } from '../place/use-alias.ts'
import { PromotionalBanner } from '../customisation/promotional-banner.tsx'
import { KeptLink, useKeptQuery } from '../frame/kept-link.tsx'
import { BlockedView } from '../frame/blocked-view.tsx'
import { findOrderMode, offeredOrderModes } from '../place/find-order-mode.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { ClosedNotice } from '../working-hours/closed-notice.tsx'
import { ChangeContact, Cover } from './about-contact.tsx'
import { ContactAddress, OpenTag } from './contact-facts.tsx'
import { orderModeFacts } from './order-mode-facts.ts'
import { SocialLinks } from './social-links.tsx'

const MODE_ICONS = {
  DELIVERY: 'bike',
  TAKE_AWAY: 'bag',
  IN_DINING: 'table',
  SELF_SERVICE: 'receipt',
} satisfies Record<OrderModeType, IconName>

/** Opens the mode that the link's hash names, which the server never sees. */
function useModeOfHash(contact: BranchContactInfo): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const search = useKeptQuery()
  const named = findOrderMode(contact, hash.slice(1))
  const mode = named && orderModeSlug(named.type)
  useEffect(() => {
    if (!mode) return
    const pathname = href('/menu/:alias/:mode', { alias: contact.alias, mode })
    void navigate({ pathname, search }, { replace: true })
  }, [mode, contact.alias, navigate, search])
}

export type ContactViewProps = Pick<ContactHeaderProps, 'contact' | 'inCourse'>

/** Page of a branch contact, with the choice of a mode. Source: 000 §2 Branch contact selector. */
export function ContactView({ contact, inCourse }: ContactViewProps) {
  useModeOfHash(contact)
  const search = useKeptQuery()
  if (contact.commercialTermsInfo.blocked) return <BlockedView branchAlias={contact.branch.alias} />
  const modes = offeredOrderModes(contact, search)
  const isSelling = contact.open && contact.orderEnabled
  // Prefers a mode that can still be scheduled: the notice then invites to it.
  const told =
    modes.find(({ id }) => contact.slotsLeftFor.includes(id)) ??
    modes.find(({ orderEnabled }) => orderEnabled) ??
    modes[0]
  return (
    <main id="content">
      <PromotionalBanner />
      <ContactHeader {...{ contact, inCourse }}>
        {!isSelling && told && (
          <div className="pt-4">
            <ClosedNotice contact={contact} mode={told} isBrief />
          </div>
        )}
      </ContactHeader>
      <section className="mx-auto max-w-6xl px-4 pt-8">
        <h2 className="pb-3 text-22 font-bold">{branchContactCopy.chooseMenu}</h2>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:max-w-3xl">
          {modes.map((mode) => (
            <li key={mode.id}>
              <ModeCard alias={contact.alias} mode={mode} />
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

function ModeCard({ alias, mode }: { readonly alias: string; readonly mode: OrderModeInfo }) {
  const money = { mantissa: useCurrency().mantissa, format: useFormatAmount() }
  const facts = orderModeFacts(mode, money)
  return (
    <KeptLink
      to={href('/menu/:alias/:mode', { alias, mode: orderModeSlug(mode.type) })}
      prefetch="intent"
      className="flex h-full min-h-20 items-center gap-4 rounded-card border border-line bg-surface p-4 transition-[border-color] hover:border-line-strong"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon name={MODE_ICONS[mode.type]} size={24} />
      </span>
      <span className="min-w-0 grow">
        <span className="block text-18 font-semibold">{orderModeName(mode)}</span>
        {facts.length > 0 && (
          <span className="flex flex-wrap gap-x-3 text-14 text-muted">
            {facts.map(({ label, value }) => (
              <span key={label}>
                {label} <span className="price">{value}</span>
              </span>
            ))}
          </span>
        )}
      </span>
      <Icon name="chevron-right" className="text-muted" />
    </KeptLink>
  )
}

type ContactHeaderProps = {
  readonly contact: BranchContactInfo
  readonly inCourse: ReactNode
  readonly children?: ReactNode
}

function ContactHeader({ contact, inCourse, children }: ContactHeaderProps) {
  const { branch } = contact
  return (
    <div className="relative">
      <PageHeader place="over">{inCourse}</PageHeader>
      <Cover contact={contact} />
      <div className="mx-auto max-w-6xl px-4">
        <div className="relative -mt-10 flex items-end justify-between gap-3 md:-mt-12">
          <ResetLink
            alias={contact.alias}
            label={branch.name}
            className="rounded-full bg-canvas p-1 outline-offset-0"
          >
            <BranchLogo name={branch.name} url={branch.customLogoURL} size="large" />
          </ResetLink>
          <SocialLinks contact={contact} />
        </div>
        <div className="menu-header mt-2 grid gap-1">
          <h1 className="text-28 font-bold wrap-anywhere">{contact.name}</h1>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
            <OpenTag contact={contact} />
            <HoursButton contact={contact} />
            <ChangeContact contact={contact} />
          </div>
          <ContactAddress contact={contact} />
          {branch.customMessage && <p className="max-w-2xl text-16">{branch.customMessage}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
