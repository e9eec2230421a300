import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { orderModeName } from '@mostrador/copy/order-mode'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import { href } from 'react-router'
import { AddressButton } from '../address/address-button.tsx'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { useLocationOf } from '../diner/location-store.ts'
import { brought } from '../frame/brought.ts'
import { KeptLink, useKeptQuery } from '../frame/kept-link.tsx'
import { useFollowInRow } from '../frame/use-follow-in-row.ts'
import { PageHeader } from '../header/page-header.tsx'
import { ResetLink } from '../header/reset-link.tsx'
import { offeredOrderModes } from '../place/find-order-mode.ts'
import { useCurrency } from '../place/use-alias.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { ClosedNotice } from '../working-hours/closed-notice.tsx'
import { HoursButton } from '../working-hours/hours-button.tsx'
import { ContactAddress, OpenTag } from './contact-facts.tsx'
import { FactsTable } from './facts-table.tsx'
import { freeDeliveryText, orderModeFacts } from './order-mode-facts.ts'
import type { ModeFactsProps } from './zone-facts.tsx'

/** Rendered by the server; its scripts come after the menu's. After a failure it stays. */
const AboutContact = lazy(() => import('./about-contact.tsx').catch(() => new Promise<never>(() => {})))

const ZoneFacts = brought(() => import('./zone-facts.tsx'))

/** Id of the panel, for the button's `aria-controls`. */
const ABOUT = 'about'

export type MenuHeaderProps = ModeFactsProps & {
  readonly inCourse: ReactNode
}

/**
 * Header of the branch contact over its menu, low enough that the food begins in the upper half of
 * a phone: logo, name, modes, address, hours and the info cells. The rest opens behind its name.
 * Source: 000 §2 Branch header, docs/decisions/080.
 */
export function MenuHeader({ contact, mode, inCourse }: MenuHeaderProps) {
  const { branch } = contact
  return (
    <>
      <div className="group/bar">
        <PageHeader
          place="still"
          home={
            <div className="flex items-center gap-2.5">
              <ResetLink alias={contact.alias} label={branch.name} className="rounded-full">
                <BranchLogo name={branch.name} url={branch.customLogoURL} size="bar" />
              </ResetLink>
              {/* The browser opens it, also before the scripts are there and without them. */}
              <details className="min-w-0">
                <summary aria-controls={ABOUT} className={NAME}>
                  <h1 className="min-w-0 text-18 leading-tight font-bold wrap-anywhere">{contact.name}</h1>
                  <Icon name="chevron-down" className="text-muted in-open:rotate-180" />
                  <span className="sr-only">{branchContactCopy.about}</span>
                </summary>
              </details>
            </div>
          }
        >
          {inCourse}
        </PageHeader>
        <section
          id={ABOUT}
          aria-label={branchContactCopy.about}
          className="hidden pb-3 group-has-[details[open]]/bar:block"
        >
          <Suspense>
            <AboutContact contact={contact} />
          </Suspense>
        </section>
      </div>
      <div className="mx-auto max-w-6xl px-4 lg:flex lg:flex-wrap lg:items-center lg:gap-x-6 lg:gap-y-2">
        <ModeTabs contact={contact} mode={mode} />
        <div className="flex min-h-9 grow flex-wrap items-center gap-x-3 text-14">
          <div className="-my-1 min-w-0 grow basis-32">
            {ORDER_MODES[mode.type].address ? (
              <AddressButton branch={branch} contact={contact} isBrief />
            ) : (
              <ContactAddress contact={contact} isBrief />
            )}
          </div>
          <OpenTag contact={contact} />
          <HoursButton contact={contact} className="whitespace-nowrap" />
        </div>
        <ModeFacts contact={contact} mode={mode} />
        <div className="w-full pt-1 *:py-1 empty:hidden">
          <ClosedNotice contact={contact} mode={mode} />
        </div>
      </div>
    </>
  )
}

const NAME = 'flex min-h-11 items-center gap-1 rounded-control [&::-webkit-details-marker]:hidden'

/** Order modes as tabs, each a link to its own menu; the page there asks about the cart. */
function ModeTabs({ contact, mode: current }: ModeFactsProps) {
  const offered = offeredOrderModes(contact, useKeptQuery())
  const modes = offered.some(({ id }) => id === current.id) ? offered : [current, ...offered]
  const row = useFollowInRow<HTMLUListElement>(current.id)
  if (modes.length < 2) return null
  return (
    <nav aria-label={branchContactCopy.howQuestion} className="max-w-full">
      <ul ref={row} className="scroll-row relative gap-1 rounded-full bg-sunken md:w-fit">
        {modes.map((mode) => (
          <li key={mode.id} className="shrink-0 grow">
            <KeptLink
              to={href('/menu/:alias/:mode', { alias: contact.alias, mode: orderModeSlug(mode.type) })}
              aria-current={mode.id === current.id ? 'page' : undefined}
              preventScrollReset
              className={classNames(
                'grid min-h-11 place-items-center rounded-full px-4 text-14 font-semibold whitespace-nowrap transition-[background-color]',
                mode.id === current.id ? 'bg-raised text-ink shadow-float' : 'text-muted hover:text-ink',
              )}
            >
              {orderModeName(mode)}
            </KeptLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Row of info cells, and the amount from which delivery is free. All space is reserved from the
 * start: terms of the diner's zone load once there is an address, and move nothing. Source: 000 §2
 * Branch header, §9.
 */
function ModeFacts({ contact, mode }: ModeFactsProps) {
  const money = { mantissa: useCurrency().mantissa, format: useFormatAmount() }
  const facts = orderModeFacts(mode, money)
  const isLocated = Boolean(useLocationOf(contact.branch.companyId)) && mode.hasZones
  if (facts.length === 0) return null
  const table = (hint: string) => (
    <FactsTable facts={facts} free={freeDeliveryText(mode, money)} {...(mode.hasZones && { hint })} />
  )
  return (
    <div className="w-full rounded-card border border-line bg-surface md:max-w-xl">
      {isLocated ? (
        <Suspense fallback={table(branchContactCopy.shippingLoading)}>
          <ZoneFacts contact={contact} mode={mode} />
        </Suspense>
      ) : (
        table(branchContactCopy.shippingDepends)
      )}
    </div>
  )
}
