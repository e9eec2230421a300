import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { orderModeName } from '@mostrador/copy/order-mode'
import { orderModeSlug, parseOrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { Chip } from '@mostrador/ui/chip.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useEffect, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { useKeptQuery } from '../layout/kept-link.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { BlockedView } from './blocked-view.tsx'
import { ContactCard } from './contact-card.tsx'
import { findContacts, unblocked } from './contact-search.ts'

type OfferedMode = { readonly type: OrderModeType; readonly showName: string | null }

export type BranchViewProps = {
  readonly branch: BranchInfo
  readonly contacts: readonly BranchContactItem[]
  readonly modes: readonly OfferedMode[]
}

/** The mode that the diner chose, or that the link's hash names, if the brand offers it. */
function useChosenMode(modes: readonly OfferedMode[]) {
  const { hash } = useLocation()
  const [mode, setMode] = useState<OrderModeType>()
  useEffect(() => {
    const named = parseOrderModeType(hash.slice(1))
    setMode(modes.find(({ type }) => type === named)?.type)
  }, [hash, modes])
  return [mode, setMode] as const
}

/** Goes on to the only local there is, unless the diner came to look at the list. Source: 000 §2 Branch page. */
function useOnlyContact(only: BranchContactItem | undefined, hash: string): void {
  const navigate = useNavigate()
  const search = useKeptQuery()
  const { state } = useLocation()
  const alias = state?.isChanging ? undefined : only?.alias
  useEffect(() => {
    if (alias) void navigate({ pathname: href('/menu/:alias', { alias }), search, hash }, { replace: true })
  }, [alias, navigate, search, hash])
}

/** A branch: how the order shall reach the diner, and the locals that can do it. Source: 000 §2 Branch page. */
export function BranchView({ branch, contacts, modes }: BranchViewProps) {
  const [mode, setMode] = useChosenMode(modes)
  const [search, setSearch] = useState('')
  const shown = findContacts(unblocked(contacts), { mode, search })
  const hash = mode ? `#${orderModeSlug(mode)}` : ''
  useOnlyContact(shown.length === 1 && search === '' ? shown[0] : undefined, hash)
  if (contacts.length > 0 && unblocked(contacts).length === 0) return <BlockedView />
  return (
    <>
      <PageHeader
        home={
          <p className="flex min-w-0 items-center gap-3">
            <BranchLogo name={branch.name} url={branch.customLogoURL} size="small" />
            <span className="truncate text-16 font-semibold">{branch.name}</span>
          </p>
        }
      />
      <main id="content" className="mx-auto max-w-6xl px-4 pt-6">
        <h1 className="text-28 font-bold">{branchContactCopy.howQuestion}</h1>
        <ModeChips modes={modes} current={mode} onChoose={setMode} />
        <TextField
          type="search"
          label={branchContactCopy.searchPlaceholder}
          labelHidden
          placeholder={branchContactCopy.searchPlaceholder}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          className="max-w-md py-4"
        />
        <h2 className="pb-3 text-18 font-semibold">{branchContactCopy.branchContacts}</h2>
        <Found contacts={shown} npsThreshold={branch.npsThreshold} mode={mode} isFiltered={search !== ''} />
      </main>
    </>
  )
}

type ModeChipsProps = {
  readonly modes: readonly OfferedMode[]
  readonly current: OrderModeType | undefined
  readonly onChoose: (mode: OrderModeType | undefined) => void
}

/** The modes to choose from; the chosen one pressed again shows all locals. */
function ModeChips({ modes, current, onChoose }: ModeChipsProps) {
  return (
    <fieldset className="min-w-0">
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

type FoundProps = {
  readonly contacts: readonly BranchContactItem[]
  readonly npsThreshold: number
  readonly mode: OrderModeType | undefined
  readonly isFiltered: boolean
}

function Found({ contacts, npsThreshold, mode, isFiltered }: FoundProps) {
  if (contacts.length === 0) {
    const title = isFiltered ? branchContactCopy.noMatches : branchContactCopy.noContacts
    return <EmptyState picture={<EmptyPicture name="map" />} title={title} />
  }
  return (
    <ul aria-live="polite" className="grid gap-3 md:grid-cols-2">
      {contacts.map((contact) => (
        <li key={contact.id}>
          <ContactCard contact={contact} npsThreshold={npsThreshold} mode={mode} />
        </li>
      ))}
    </ul>
  )
}
