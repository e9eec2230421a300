import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { PlaceSuggestion } from '@mostrador/contract/geocoding/geocoding-endpoints'
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
import { usePlaceSearch } from './use-place-search.ts'

export type AddressDialogProps = {
  readonly branch: Pick<BranchInfo, 'id' | 'companyId' | 'country'>
  /**
   * The local that is to bring the order: addresses near it come first, and it says what it asks
   * for.
   */
  readonly contact?: BranchContactInfo | undefined
  /**
   * The diner cannot go on like this without an address: closing says so, and the opener leads
   * back.
   */
  readonly mandatory?: boolean | undefined
  /**
   * The tab with the diner's coordinates asks for the postal code, the city and the province too;
   * by default as the local does.
   */
  readonly complexInputs?: boolean | undefined
  /** After the closing animation. */
  readonly onClosed: () => void
  /** The location is stored already. */
  readonly onSaved?: ((location: UserLocation) => void) | undefined
}

/** The two ways to say where one is. */
export type AddressTab = 'address' | 'location'

/** Work in progress during which a button waits. */
type AddressWork = 'none' | 'resolving' | 'locating'

/**
 * Whether the tab with the coordinates asks for everything: as the caller says, or else as the
 * local does.
 */
export const needsComplexInputs = ({ contact, complexInputs }: AddressDialogProps): boolean =>
  complexInputs ?? contact?.complexInputs ?? false

/** A country's name as providers write it, of the code that a branch has. */
const countryName = (code: string): string => {
  try {
    return new Intl.DisplayNames('es', { type: 'region' }).of(code.toUpperCase()) ?? ''
  } catch {
    return ''
  }
}

/**
 * The address as it is given: what was typed, found and pinned, and what keeps it from being taken.
 */
function useDraft({ branch }: AddressDialogProps) {
  const known = useLocationOf(branch.companyId)
  const [draft, setDraft] = useState(() => startDraft(known, countryName(branch.country)))
  const [problems, setProblems] = useState<readonly AddressProblem[]>([])
  /** Whether the diner was asked to put a pin, which is asked once. */
  const [isPinWanted, setIsPinWanted] = useState(false)
  const hasMap = useMapTiles().tiles !== ''
  return {
    draft,
    hasMap,
    /** Texts shown where the address is not found. */
    ways: addressWays(hasMap),
    problems,
    setProblems,
    isPinWanted,
    setIsPinWanted,
    /** Changes the address, and forgets what was wrong with it. */
    change: (how: (before: AddressDraft) => AddressDraft) => {
      setDraft(how)
      setProblems([])
    },
  }
}

/** Everything that the dialog knows and does. `onDone` takes an address that may be kept. */
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

/** The search below the field, and taking a line of it. */
function usePlaces({ branch, contact }: AddressDialogProps, { draft, change, ways }: Draft) {
  const toast = useToast()
  const { state, search, resolve } = usePlaceSearch({ branchId: branch.id, branchContactId: contact?.id })
  const [isResolving, setIsResolving] = useState(false)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })

  /**
   * Takes a line; answers the address with its place, or undefined when the place cannot be had.
   */
  async function choose(suggestion: PlaceSuggestion): Promise<AddressDraft | undefined> {
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

/** The device's own position. */
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
 * CONTINUAR: says what is missing, looks up what was only typed, asks for the pin. Source: 000 §5
 * Address modal on CONTINUAR.
 */
function useSubmit({ props, form, tab, places, onDone }: SubmitParts) {
  const toast = useToast()
  const rules = {
    betweenStreetsRequired: props.contact?.deliveryConfig.betweenStreetsRequired ?? false,
    complex: tab === 'location' && needsComplexInputs(props),
    hasMap: form.hasMap,
  }

  /** Whether nothing is wrong; what is, is told. */
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

  /**
   * A text of which no line was chosen: the one address that it can mean, or undefined once the
   * diner has to choose.
   */
  async function lookUp(draft: AddressDraft): Promise<AddressDraft | undefined> {
    if (draft.pin !== 'NONE' || tab !== 'address' || form.isPinWanted) return draft
    const known = places.state
    const isFound = known.status === 'found' && known.text === draft.fullAddress
    const state = isFound ? known : await places.again()
    // The diner wrote something else meanwhile, and has not gone on with that.
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
