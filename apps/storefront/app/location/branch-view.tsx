import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { locationCopy } from '@mostrador/copy/location'
import { orderModeName } from '@mostrador/copy/order-mode'
import { insteadOfDelivery } from '@mostrador/domain/order-mode/find-modes'
import {
  orderModeSlug,
  parseOrderModeType,
  type OrderModeType,
} from '@mostrador/domain/order-mode/order-mode-type'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useEffect, useRef, useState, type Ref } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { Chip } from '@mostrador/ui/chip.tsx'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { readStored, writeStored } from '@mostrador/live/stored-value'
import { AddressButton } from '../address/address-button.tsx'
import { NamedLogo } from '../branding/named-logo.tsx'
import { useKeptQuery } from '../frame/kept-link.tsx'
import { PageHeader } from '../header/page-header.tsx'
import { BlockedView } from '../frame/blocked-view.tsx'
import { useAddressRedirect, useNearestRedirect } from './address-redirect.ts'
import { findContacts, isOutOfReach, unblocked } from './contact-search.ts'
import { DistanceState, FoundContacts } from './found-contacts.tsx'
import { useNearContacts } from './near-contacts.ts'
import { NoCoverage } from './no-coverage.tsx'
import { useOpenNow } from './open-now.ts'
import { LazyAddressDialog } from '../address/lazy-address-dialog.tsx'
import { useLocationOf } from '../diner/location-store.ts'

export type BranchViewProps = {
  readonly branch: BranchInfo
  readonly contacts: readonly BranchContactItem[]
  readonly modes: readonly OfferedMode[]
}

/** Returns the mode that the diner chose, or that the link's hash names, if the brand offers it. */
function useChosenMode(modes: readonly OfferedMode[]) {
  const { hash } = useLocation()
  const [mode, setMode] = useState<OrderModeType>()
  useEffect(() => {
    const named = parseOrderModeType(hash.slice(1))
    setMode(modes.find(({ type }) => type === named)?.type)
  }, [hash, modes])
  return [mode, setMode] as const
}

/** Opens the only branch contact, unless the list was asked for. Source: 000 §2 Branch page. */
function useOnlyContact(only: BranchContactItem | undefined, hash: string): void {
  const navigate = useNavigate()
  const search = useKeptQuery()
  const { state } = useLocation()
  const alias = state?.isChanging ? undefined : only?.alias
  useEffect(() => {
    if (alias) void navigate({ pathname: href('/menu/:alias', { alias }), search, hash }, { replace: true })
  }, [alias, navigate, search, hash])
}

/** Page of a branch: its modes and branch contacts. Source: 000 §2 Branch page. */
export function BranchView({ branch, contacts, modes }: BranchViewProps) {
  if (contacts.length > 0 && unblocked(contacts).length === 0) return <BlockedView />
  return (
    <>
      <PageHeader
        home={
          <p className="flex min-w-0 items-center gap-3">
            <NamedLogo branch={branch} />
          </p>
        }
      />
      <main id="content" className="mx-auto max-w-6xl px-4 pt-6">
        <h1 className="text-28 font-bold">{branchContactCopy.howQuestion}</h1>
        <Choice branch={branch} contacts={contacts} modes={modes} />
      </main>
    </>
  )
}

function Choice({ branch, contacts, modes }: BranchViewProps) {
  const [mode, setMode] = useChosenMode(modes)
  const [search, setSearch] = useState('')
  const chips = useRef<HTMLFieldSetElement>(null)
  const near = useNearContacts(branch, contacts)
  const offering = findContacts(unblocked(useOpenNow(near.contacts)), { mode, search: '' })
  const shown = findContacts(offering, { mode, search })
  const takeAway = insteadOfDelivery(modes)
  useOnlyContact(
    shown.length === 1 && search === '' ? shown[0] : undefined,
    mode ? `#${orderModeSlug(mode)}` : '',
  )
  useNearestRedirect(near, { redirect: useAddressRedirect(branch), mode })

  function askAgain(): void {
    setMode(undefined)
    chips.current?.querySelector('button')?.focus()
  }

  return (
    <>
      <ModeChips ref={chips} modes={modes} current={mode} onChoose={setMode} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-2 py-4 md:grid-cols-2 md:items-center">
        <AddressButton branch={branch} />
        <TextField
          type="search"
          label={locationCopy.searchPlaceholder}
          labelHidden
          placeholder={locationCopy.searchPlaceholder}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <AskForLocation branch={branch} mode={mode} onLeft={askAgain} />
      {near.status === 'ready' && isOutOfReach(offering, mode) && (
        <NoCoverage
          branch={branch}
          takeAwayName={takeAway && orderModeName(takeAway)}
          onTakeAway={() => setMode(takeAway?.type)}
        />
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 className="text-18 font-semibold">{locationCopy.branchContacts}</h2>
        <DistanceState status={near.status} retry={near.retry} />
      </div>
      <FoundContacts
        contacts={shown}
        npsThreshold={branch.npsThreshold}
        mode={mode}
        isFiltered={search !== ''}
        isBusy={near.status === 'loading'}
      />
    </>
  )
}

type OfferedMode = { readonly type: OrderModeType; readonly showName: string | null }

type ModeChipsProps = {
  readonly modes: readonly OfferedMode[]
  readonly current: OrderModeType | undefined
  readonly onChoose: (mode: OrderModeType | undefined) => void
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** Chips of the modes; pressing the chosen one shows all branch contacts. */
function ModeChips({ modes, current, onChoose, ref }: ModeChipsProps) {
  return (
    <fieldset ref={ref} className="min-w-0">
      <legend className="sr-only">{branchContactCopy.howQuestion}</legend>
      <div className="scroll-row -mx-4 gap-2 px-4 pt-4 pb-1">
        {modes.map((mode) => (
          <Chip
            key={mode.type}
            selected={mode.type === current}
            onClick={() => onChoose(mode.type === current ? undefined : mode.type)}
          >
            {orderModeName(mode)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

const ASKED_PREFIX = 'mostrador.location-asked.'

/** Whether this visit is asked for the first time; marks it. False without storage. */
const isFirstTime = (branchId: string): boolean =>
  !readStored('tab', ASKED_PREFIX + branchId) && writeStored('tab', ASKED_PREFIX + branchId, '1')

type AskForLocationProps = {
  readonly branch: Pick<BranchInfo, 'id' | 'companyId' | 'country' | 'askForLocation'>
  readonly mode: OrderModeType | undefined
  /** The diner closed the dialog without an address: delivery is not possible. */
  readonly onLeft: () => void
}

/**
 * Dialog that asks for the location by itself, once in a visit, when delivery is chosen, where the
 * branch wants that; closing it without an address returns to the choice of the mode. Source: 000
 * §3 Branch, §5 Address modal.
 */
function AskForLocation({ branch, mode, onLeft }: AskForLocationProps) {
  const isGiven = useRef(false)
  const location = useLocationOf(branch.companyId)
  const [isOpen, setIsOpen] = useState(false)
  const isWanted =
    branch.askForLocation && mode !== undefined && ORDER_MODES[mode].address && location === null
  useEffect(() => {
    if (isWanted && isFirstTime(branch.id)) setIsOpen(true)
  }, [isWanted, branch.id])
  if (!isOpen) return null

  function end(): void {
    setIsOpen(false)
    if (!isGiven.current) onLeft()
  }

  return (
    <LazyAddressDialog
      branch={branch}
      mandatory
      onClosed={end}
      onSaved={() => {
        isGiven.current = true
      }}
    />
  )
}
