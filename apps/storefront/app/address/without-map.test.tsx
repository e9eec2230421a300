import { addressWays } from '@mostrador/copy/address-dialog'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../testing/text-of.ts'
import { startDraft, type AddressDraft } from './address-draft.ts'
import { LocateButton } from './locate-section.tsx'
import { PinSection } from './pin-section.tsx'
import type { SearchState } from './use-address-search.ts'
import { SearchSection } from './search-section.tsx'
import type { AddressForm } from './use-address-form.ts'

const nothing = async () => undefined

/** The form of a dialog where nobody draws maps. */
const formOf = (state: SearchState, draft: Partial<AddressDraft> = {}): AddressForm => ({
  draft: { ...startDraft(null, 'Argentina'), ...draft },
  hasMap: false,
  ways: addressWays(false),
  problems: [],
  setProblems: () => undefined,
  isPinWanted: true,
  setIsPinWanted: () => undefined,
  change: () => undefined,
  tab: 'address',
  setTab: () => undefined,
  places: { state, isResolving: false, choose: nothing, type: () => undefined, again: nothing },
  locate: nothing,
  isPlaceUnknown: true,
  submit: nothing,
  work: 'none',
})

const read = (view: ReactNode): string => textOf(renderToStaticMarkup(view))

const nothingFound = { status: 'found', text: 'x', suggestions: [], attribution: null } as const

test.each([
  [{ ...nothingFound, searches: true }, 'Revísala, o déjala así.'],
  [{ ...nothingFound, searches: false }, 'Escribe la dirección completa.'],
  [{ status: 'failed', isBusy: false }, 'No pudimos buscar la dirección. Escríbela completa.'],
  [{ status: 'failed', isBusy: true }, 'Espera unos segundos, o escribe la dirección completa.'],
] as const)('without a map a search that came to nothing sends nobody there: %o', (state, told) => {
  const text = read(<SearchSection form={formOf(state as SearchState)} />)
  expect(text).toContain(told)
  expect(text).not.toMatch(/mapa|marca/i)
})

test.each(['NONE', 'UNSURE', 'SURE'] as const)(
  'without a map the pin (%s) is no matter, and it is said that there is none',
  (pin) => {
    const form = formOf({ ...nothingFound, searches: true } as SearchState, { pin, lat: -34.6, lng: -58.4 })
    expect(read(<PinSection form={form} centre={null} />)).toBe(
      'Acá no hay mapa. Para dar tu punto exacto usa la ubicación de tu dispositivo.',
    )
    expect(read(<LocateButton form={form} />)).toContain('Tenemos tu ubicación')
  },
)
