import { addressCopy } from '@mostrador/copy/address'
import { addressDialogCopy } from '@mostrador/copy/address-dialog'
import { foundOf } from '@mostrador/live/typed-search'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SuggestionField, type SuggestionLine } from '@mostrador/ui/suggestion-field.tsx'
import type { SearchState } from './use-address-search.ts'
import type { AddressForm } from './use-address-form.ts'

const NO_LINES: readonly SuggestionLine[] = []

/** Status of a search for screen readers. */
function statusOf(state: SearchState): string {
  if (state.status === 'searching') return addressDialogCopy.searching
  return state.status === 'found' && state.suggestions.length > 0
    ? addressDialogCopy.found(state.suggestions.length)
    : ''
}

/** Tab "Mi dirección": one field, its suggestions, and the way on without any. */
export function SearchSection({ form }: { readonly form: AddressForm }) {
  const { draft, problems, places } = form
  const { state } = places
  const found = foundOf(state)
  const credit = found?.attribution ? addressDialogCopy.attribution[found.attribution] : undefined
  const isMissing = problems.some(({ field }) => field === 'address')
  return (
    <div className="grid gap-3">
      <SuggestionField
        label={addressCopy.address}
        name="address"
        placeholder={addressDialogCopy.searchPlaceholder}
        icon="search"
        maxLength={200}
        enterKeyHint="search"
        value={draft.fullAddress}
        onType={places.type}
        lines={found?.suggestions ?? NO_LINES}
        onChoose={(id) => {
          const line = found?.suggestions.find((one) => one.id === id)
          if (line) void places.choose(line)
        }}
        listLabel={addressDialogCopy.suggestions}
        status={statusOf(state)}
        searching={state.status === 'searching' || places.isResolving}
        credit={credit}
        {...(isMissing && { error: addressDialogCopy.addressMissing })}
      />
      <SearchTrouble form={form} />
    </div>
  )
}

function SearchTrouble({ form }: { readonly form: AddressForm }) {
  const { ways, places } = form
  const { state, again } = places
  if (state.status === 'found' && state.suggestions.length === 0) {
    return (
      <Notice tone="info" live="status">
        {state.searches ? ways.notFound : ways.noSearch}
      </Notice>
    )
  }
  if (state.status !== 'failed') return null
  return (
    <Notice
      tone="warning"
      live="status"
      action={
        <Button size="small" variant="secondary" icon="refresh" onClick={() => void again()}>
          {addressDialogCopy.searchAgain}
        </Button>
      }
    >
      {state.isBusy ? ways.searchBusy : ways.searchFailed}
    </Notice>
  )
}
