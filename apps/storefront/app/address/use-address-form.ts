import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { AddressSuggestion } from '@mostrador/contract/geocoding/geocoding-endpoints'
import { addressDialogCopy, addressWays } from '@mostrador/copy/address-dialog'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useRef, useState } from 'react'
import { useMapTiles } from '../place/use-map-tiles.ts'
import { browserApi } from '../api.ts'
import {
  choosePlace,
  movePin,
  placeHere,
  startDraft,
  typeAddress,
  type AddressDraft,
} from './address-draft.ts'
import { addressProblems, asksForPin, type AddressProblem } from './address-problems.ts'
import { findDevicePosition } from './device-position.ts'
import { useLocationOf } from '../diner/location-store.ts'
import { useAddressSearch } from './use-address-search.ts'

export type AddressDialogProps = {
  readonly branch: Pick<BranchInfo, 'id' | 'companyId' | 'country'>
  /** Branch contact of the order: addresses near it come first, and it decides the fields. */
  readonly contact?: BranchContactInfo | undefined
  /** Whether an address is required here: closing says so, and the opener leads back. */
  readonly mandatory?: boolean | undefined
  /** Requires postal code, city and province; by default as the branch contact does. */
  readonly complexInputs?: boolean | undefined
  /** After the closing animation. */
  readonly onClosed: () => void
  readonly onSaved?: ((location: UserLocation) => void) | undefined
}

export type AddressTab = 'address' | 'location'

type AddressWork = 'none' | 'resolving' | 'locating'

/** Whether the coordinates tab requires all fields: by the caller, else by the branch contact. */
export const needsComplexInputs = ({ contact, complexInputs }: AddressDialogProps): boolean =>
  complexInputs ?? contact?.complexInputs ?? false

const countryName = (code: string): string => {
  try {
    return new Intl.DisplayNames('es', { type: 'region' }).of(code.toUpperCase()) ?? ''
  } catch {
    return ''
  }
}

function useDraft({ branch }: AddressDialogProps) {
  const known = useLocationOf(branch.companyId)
  const [draft, setDraft] = useState(() => startDraft(known, countryName(branch.country)))
  const [problems, setProblems] = useState<readonly AddressProblem[]>([])
  const [isPinWanted, setIsPinWanted] = useState(false)
  const hasMap = useMapTiles().tiles !== ''
  return {
    draft,
    hasMap,
    ways: addressWays(hasMap),
    problems,
    setProblems,
    isPinWanted,
    setIsPinWanted,
    change: (how: (before: AddressDraft) => AddressDraft) => {
      setDraft(how)
      setProblems([])
    },
  }
}

/** Runs the dialog. `onDone` takes a location that is accepted. */
export function useAddressForm(props: AddressDialogProps, onDone: (draft: AddressDraft) => void) {
  const form = useDraft(props)
  const [tab, setTab] = useState<AddressTab>('address')
  const places = usePlaces(props, form)
  const device = useDevice(props, form)
  const submit = useSubmit({ props, form, tab, places, onDone })
  const work: AddressWork = device.isLocating ? 'locating' : places.isResolving ? 'resolving' : 'none'
  return {
    ...form,
    tab,
    setTab,
    places,
    locate: device.locate,
    isPlaceUnknown: device.isPlaceUnknown,
    submit,
    work,
  }
}

export type AddressForm = ReturnType<typeof useAddressForm>

type Draft = ReturnType<typeof useDraft>
type Places = ReturnType<typeof usePlaces>

function usePlaces({ branch, contact }: AddressDialogProps, { draft, change, ways }: Draft) {
  const toast = useToast()
  const { state, search, resolve } = useAddressSearch({ branchId: branch.id, branchContactId: contact?.id })
  const [isResolving, setIsResolving] = useState(false)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })

  /** Takes a suggestion; returns the address of its place, or undefined where that failed. */
  async function choose(suggestion: AddressSuggestion): Promise<AddressDraft | undefined> {
    search.end()
    setIsResolving(true)
    const place = await resolve(suggestion, draft.number)
    setIsResolving(false)
    if (!place) {
      toast({ text: ways.searchFailed, tone: 'danger' })
      return undefined
    }
    // Includes text typed while the place was asked for.
    const chosen = choosePlace(latest.current, place)
    change(() => chosen)
    return chosen
  }

  return {
    state,
    isResolving,
    choose,
    type: (text: string) => {
      change((before) => typeAddress(before, text))
      search.type(text)
    },
    again: () => search.askNow(draft.fullAddress),
  }
}

function useDevice({ branch }: AddressDialogProps, { draft, change }: Draft) {
  const toast = useToast()
  const [isLocating, setIsLocating] = useState(false)
  const [isPlaceUnknown, setIsPlaceUnknown] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function locate(): Promise<void> {
    setIsLocating(true)
    setIsPlaceUnknown(false)
    const position = await findDevicePosition()
    const { lat, lng } = position ?? {}
    const found =
      lat === undefined || lng === undefined
        ? undefined
        : await browserApi.client.findPlaceAt({ query: { lat, lng, branchId: branch.id } })
    if (isGone.current) return
    setIsLocating(false)
    if (!position) return toast({ text: addressDialogCopy.coordinatesFailed, tone: 'danger' })
    const place = found?.ok ? found.data : null
    setIsPlaceUnknown(place === null)
    // A text that the diner typed while the device was located stays.
    change((now) => (now === draft ? placeHere(now, position, place) : movePin(now, position)))
  }

  return { isLocating, isPlaceUnknown, locate }
}

type SubmitParts = {
  readonly props: AddressDialogProps
  readonly form: Draft
  readonly tab: AddressTab
  readonly places: Places
  readonly onDone: (draft: AddressDraft) => void
}

/**
 * Handles CONTINUAR: tells missing fields, looks up a typed line, asks for the pin. Source: 000 §5
 * Address modal on CONTINUAR.
 */
function useSubmit({ props, form, tab, places, onDone }: SubmitParts) {
  const toast = useToast()
  const rules = {
    betweenStreetsRequired: props.contact?.deliveryConfig.betweenStreetsRequired ?? false,
    complex: tab === 'location' && needsComplexInputs(props),
    hasMap: form.hasMap,
  }

  /** Tells the first problem; true for none. */
  function isFine(draft: AddressDraft): boolean {
    const problems = addressProblems(draft, rules)
    const [first] = problems
    form.setProblems(problems)
    if (!first) return true
    toast({
      text: first.code === 'pinUnsure' ? addressDialogCopy.pinUnsureTitle : addressDialogCopy[first.code],
      tone: 'danger',
    })
    return false
  }

  /** Looks up a typed line; returns its only address, or undefined once the diner has to choose. */
  async function lookUp(draft: AddressDraft): Promise<AddressDraft | undefined> {
    if (draft.pin !== 'NONE' || tab !== 'address' || form.isPinWanted) return draft
    const known = places.state
    const isFound = known.status === 'found' && known.text === draft.fullAddress
    const state = isFound ? known : await places.again()
    // The diner typed on meanwhile.
    if (!state) return undefined
    if (state.status !== 'found' || state.suggestions.length === 0) return draft
    const [only, ...others] = state.suggestions
    if (only && others.length === 0) return (await places.choose(only)) ?? draft
    toast({ text: form.ways.chooseOne })
    return undefined
  }

  return async (): Promise<void> => {
    if (!isFine(form.draft)) return
    const draft = await lookUp(form.draft)
    if (!draft || (draft !== form.draft && !isFine(draft))) return
    if (asksForPin(draft, { hasMap: form.hasMap, wasAsked: form.isPinWanted })) {
      form.setIsPinWanted(true)
      return toast({ text: addressDialogCopy.pinMissing })
    }
    onDone(draft)
  }
}
