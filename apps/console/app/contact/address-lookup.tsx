import { createAddressSession, type AddressSuggestions } from '@mostrador/contract/geocoding/address-session'
import { addressDialogCopy } from '@mostrador/copy/address-dialog'
import { contactCopy } from '@mostrador/copy/contact'
import { readAddress } from '@mostrador/domain/delivery/read-address'
import { randomHex } from '@mostrador/live/random-hex'
import { foundOf, type TypedSearch } from '@mostrador/live/typed-search'
import { useTypedSearch } from '@mostrador/live/use-typed-search'
import { SuggestionField, type SuggestionLine } from '@mostrador/ui/suggestion-field.tsx'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { placeOf, withField } from '../form/draft.ts'
import { useFormHands } from '../form/form-context.ts'
import { useMayChange } from '../form/use-field.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { foundAddress } from './found-address.ts'

const copy = contactCopy.place.lookup

const NO_LINES: readonly SuggestionLine[] = []

/** Searches with the same geocoder as this branch contact's diners. */
function useAddressSearch() {
  const client = useApi()
  const { id, branchId } = useWorkplace().contact
  const [session] = useState(() =>
    createAddressSession({ client, branchId, branchContactId: id, newToken: () => randomHex(16) }),
  )
  return { ...useTypedSearch<AddressSuggestions>(session.ask), resolve: session.resolve }
}

/** Sentence for a search that found no place; undefined while it may still. */
function troubleOf(state: TypedSearch<AddressSuggestions>): string | undefined {
  if (state.status === 'failed') return copy.failed
  if (state.status !== 'found' || state.suggestions.length > 0) return undefined
  return state.searches ? copy.notFound : copy.noSearch
}

function statusOf(state: TypedSearch<AddressSuggestions>): string {
  if (state.status === 'searching') return addressDialogCopy.searching
  const isFound = state.status === 'found' && state.suggestions.length > 0
  return isFound ? addressDialogCopy.found(state.suggestions.length) : ''
}

function useFoundAddress() {
  const { store } = useFormHands()
  return (found: ReturnType<typeof foundAddress>): void => {
    const values = [...found.values, ['location', found.location] as const]
    for (const [at, value] of values)
      store.change((draft) => withField(draft, placeOf(at), value === '' ? undefined : value))
  }
}

/**
 * Search for the branch contact's address, as diners search theirs: a chosen line fills the fields
 * and moves the pin. Nothing for users who may not change the address.
 */
export function AddressLookup() {
  const { store } = useFormHands()
  return useMayChange([...store.place, 'address', 'street']) ? <Lookup /> : null
}

function Lookup() {
  const { state, search, resolve } = useAddressSearch()
  const [text, setText] = useState('')
  const [isResolving, setIsResolving] = useState(false)
  const [told, setTold] = useState<'lost' | 'sure' | 'unsure'>()
  const fill = useFoundAddress()
  const found = foundOf(state)
  const credit = found?.attribution ? addressDialogCopy.attribution[found.attribution] : undefined
  const error = told === 'lost' ? copy.failed : troubleOf(state)
  const hint = told === 'sure' || told === 'unsure' ? copy[told] : copy.hint

  async function choose(id: string): Promise<void> {
    const line = found?.suggestions.find((one) => one.id === id)
    if (!line) return
    search.end()
    setIsResolving(true)
    const place = await resolve(line, readAddress(text).number)
    setIsResolving(false)
    if (!place) return setTold('lost')
    const address = foundAddress(text, place)
    fill(address)
    // Text typed meanwhile is another search.
    setText((typed) => (typed === text ? '' : typed))
    setTold(address.isSure ? 'sure' : 'unsure')
  }

  return (
    <SuggestionField
      label={copy.label}
      placeholder={addressDialogCopy.searchPlaceholder}
      icon="search"
      maxLength={200}
      hint={<output>{hint}</output>}
      {...(error !== undefined && { error })}
      value={text}
      onType={(typed) => {
        setText(typed)
        setTold(undefined)
        search.type(typed)
      }}
      lines={found?.suggestions ?? NO_LINES}
      onChoose={(id) => void choose(id)}
      listLabel={addressDialogCopy.suggestions}
      status={statusOf(state)}
      searching={state.status === 'searching' || isResolving}
      credit={credit}
    />
  )
}
