import type {
  GeocodedAddressInfo,
  AddressSuggestion,
} from '@mostrador/contract/geocoding/geocoding-endpoints'
import { addressDialogCopy } from '@mostrador/copy/address-dialog'
import { guideCopy } from '@mostrador/copy/guide'
import { foundOf } from '@mostrador/live/typed-search'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SuggestionField } from '@mostrador/ui/suggestion-field.tsx'
import { useRef, useState } from 'react'
import { findDevicePosition } from '../address/device-position.ts'
import { useAddressSearch, type SearchState } from '../address/use-address-search.ts'
import type { GuidePoint } from './guide-point.ts'

type PlaceFormProps = { readonly onPlace: (place: GuidePoint) => void }

/** Form of the diner's place: by the device, or typed. Source: 001 §2 Guide page. */
export function PlaceForm({ onPlace }: PlaceFormProps) {
  const field = useRef<HTMLDivElement>(null)
  const [work, setWork] = useState<'idle' | 'locating' | 'failed'>('idle')

  async function locate(): Promise<void> {
    setWork('locating')
    const position = await findDevicePosition()
    setWork(position ? 'idle' : 'failed')
    if (position) return onPlace({ lat: position.lat, lng: position.lng, label: '' })
    field.current?.querySelector('input')?.focus()
  }

  return (
    <Card title={guideCopy.whereTitle} hint={guideCopy.whereHint}>
      <div className="grid gap-4">
        <Button
          wide
          icon="locate"
          busy={work === 'locating'}
          busyLabel={guideCopy.locating}
          onClick={() => void locate()}
        >
          {guideCopy.locate}
        </Button>
        {work === 'failed' && (
          <Notice tone="warning" live="status">
            {guideCopy.locateFailed}
          </Notice>
        )}
        <div ref={field}>
          <AddressField onPlace={onPlace} />
        </div>
      </div>
    </Card>
  )
}

const placeOf = (place: GeocodedAddressInfo | null, { title }: AddressSuggestion): GuidePoint | null =>
  place && { lat: place.lat, lng: place.lng, label: title }

function troubleOf(state: SearchState, isLost: boolean): string | undefined {
  if (isLost || state.status === 'failed') return guideCopy.addressFailed
  return state.status === 'found' && state.suggestions.length === 0 ? guideCopy.addressNotFound : undefined
}

function statusOf(state: SearchState): string {
  if (state.status === 'searching') return addressDialogCopy.searching
  return state.status === 'found' && state.suggestions.length > 0
    ? addressDialogCopy.found(state.suggestions.length)
    : ''
}

function AddressField({ onPlace }: PlaceFormProps) {
  const { state, search, resolve } = useAddressSearch({})
  const [text, setText] = useState('')
  const [isLost, setIsLost] = useState(false)
  const found = foundOf(state)
  const error = troubleOf(state, isLost)
  const credit = found?.attribution ? addressDialogCopy.attribution[found.attribution] : undefined

  function type(next: string): void {
    setText(next)
    setIsLost(false)
    search.type(next)
  }

  async function choose(id: string): Promise<void> {
    const line = found?.suggestions.find((one) => one.id === id)
    if (!line) return
    setText(line.title)
    const place = placeOf(await resolve(line, ''), line)
    search.end()
    if (place) return onPlace(place)
    setIsLost(true)
  }

  return (
    <SuggestionField
      label={guideCopy.address}
      placeholder={addressDialogCopy.searchPlaceholder}
      icon="search"
      maxLength={200}
      enterKeyHint="search"
      value={text}
      onType={type}
      lines={found?.suggestions ?? []}
      onChoose={(id) => void choose(id)}
      listLabel={addressDialogCopy.suggestions}
      status={statusOf(state)}
      searching={state.status === 'searching'}
      credit={credit}
      {...(error && { error })}
    />
  )
}
