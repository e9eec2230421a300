import type { AddressSuggestion } from '@mostrador/contract/geocoding/geocoding-endpoints'
import { expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { HONDURAS } from '../testing/sample-address.ts'
import {
  confirmPin,
  fillPart,
  locationOf,
  movePin,
  startDraft,
  typeAddress,
  writeRemarks,
  type AddressDraft,
} from './address-draft.ts'
import { needsComplexInputs, useAddressForm, type AddressDialogProps } from './use-address-form.ts'

const LINE: AddressSuggestion = { id: 'l1', title: 'Honduras 4890', subtitle: 'Palermo', place: HONDURAS }
const OTHER: AddressSuggestion = { ...LINE, id: 'l2', title: 'Honduras 4890, La Plata' }

const found = (...suggestions: readonly AddressSuggestion[]) => ({
  suggestions,
  attribution: null,
  searches: true,
})

type Answers = Partial<Record<'suggest' | 'place' | 'reverse', () => unknown>>
type Wish = {
  readonly answers?: Answers
  readonly hasMap?: boolean
  readonly contact?: object
  readonly complexInputs?: boolean
  readonly country?: string
  readonly companyId?: string
  /** Where the diner was at an earlier visit. */
  readonly known?: object
}

/** The dialog of an address, in which the diner types, chooses and goes on. */
async function dialogOf({
  answers = {},
  hasMap = true,
  country = 'AR',
  companyId = 'c',
  known,
  ...more
}: Wish = {}) {
  const server: Answers = { ...answers }
  const page = openPage({
    clock: '2026-11-20T15:00:00.000Z',
    answer: ({ url }) => {
      const [, name = ''] = /geocoding\/(\w+)/.exec(url) ?? []
      return server[name as keyof Answers]?.() ?? refusal(503, 'geocoder-failed')
    },
  })
  if (known) page.local.set(`mostrador.location.${companyId}`, JSON.stringify(known))
  const mapProvider = hasMap ? 'openstreetmap' : null
  const { wrap, toasts } = pageAround({ alias: { branch: { mapProvider } } })
  const taken: AddressDraft[] = []
  const props = { branch: { id: 'b1', companyId, country }, onClosed: () => undefined, ...more }
  const { now, unmount } = await renderHook(
    () => useAddressForm(props as AddressDialogProps, (draft) => void taken.push(draft)),
    { props: undefined, wrap },
  )
  const submit = () => doing(() => now().submit())
  const change = (how: (draft: AddressDraft) => AddressDraft) => doing(() => now().change(how))
  const type = async (text: string) => {
    await doing(() => now().places.type(text))
    await pass(500)
  }
  return { now, page, server, toasts, taken, submit, change, type, unmount }
}

const told = (toasts: readonly { readonly text: string }[]) => toasts.map(({ text }) => text)

test('the dialog begins empty, in the country of the branch', async () => {
  const { now } = await dialogOf()
  expect(now()).toMatchObject({
    tab: 'address',
    work: 'none',
    problems: [],
    isPinWanted: false,
    hasMap: true,
  })
  expect(now().draft).toMatchObject({ fullAddress: '', country: 'Argentina', pin: 'NONE' })
  expect(now().isPlaceUnknown).toBe(false)
})

for (const [country, name] of [
  ['cl', 'Chile'],
  ['', ''],
] as const)
  test(`the country "${country}" is written as "${name}"`, async () => {
    const { now } = await dialogOf({ country })
    expect(now().draft.country).toBe(name)
  })

test('the dialog begins with the address of an earlier visit to the company', async () => {
  const typed = typeAddress(startDraft(null, 'Argentina'), 'Thames 1500')
  const draft = writeRemarks(movePin(typed, { lat: -34.6, lng: -58.4 }), { details: '3 A' })
  const { now } = await dialogOf({ companyId: 'known', known: locationOf(draft) })
  expect(now().draft).toMatchObject({ fullAddress: 'Thames 1500', details: '3 A', pin: 'SURE', lat: -34.6 })
})

test('a line that is chosen is the address, and goes on at once', async () => {
  const { now, page, submit, taken, toasts, type } = await dialogOf({
    answers: { suggest: () => found(LINE, OTHER) },
    contact: { id: 'bc1', deliveryConfig: { betweenStreetsRequired: false } },
  })
  await type('Honduras 4890')
  expect(now().draft.fullAddress).toBe('Honduras 4890')
  const [asked] = page.asked
  expect(Object.fromEntries(new URL(asked?.url ?? '', 'http://x').searchParams)).toEqual({
    query: 'Honduras 4890',
    branchId: 'b1',
    branchContactId: 'bc1',
    sessionToken: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  await doing(() => now().places.choose(LINE))
  expect(now().draft).toMatchObject({ fullAddress: HONDURAS.fullAddress, pin: 'SURE', geocoded: true })
  expect(now().places.state).toEqual({ status: 'idle' })
  await submit()
  expect(taken).toEqual([now().draft])
  expect(toasts).toEqual([])
})

test('a line without its place is asked for, with the number that was typed; the page waits for it', async () => {
  let release: (value: unknown) => void = () => undefined
  const { now, page, type, server } = await dialogOf({ answers: { suggest: () => found(LINE) } })
  await type('Honduras 4890')
  server.place = () => new Promise((resolve) => (release = resolve))
  await doing(() => void now().places.choose({ ...LINE, place: null }))
  expect(now()).toMatchObject({ work: 'resolving', places: { isResolving: true } })
  await doing(() => release(HONDURAS))
  expect(now()).toMatchObject({ work: 'none', draft: { lat: -34.5906 } })
  const [first, second] = page.asked.map(({ url }) =>
    Object.fromEntries(new URL(url, 'http://x').searchParams),
  )
  expect(page.asked[1]?.url).toMatch(/^\/api\/geocoding\/place\?/)
  expect(second).toEqual({ id: 'l1', number: '4890', branchId: 'b1', sessionToken: first?.sessionToken })
  // Later typing is another session.
  server.place = undefined
  await type('Gorriti 5000')
  expect(new URL(page.asked[2]?.url ?? '', 'http://x').searchParams.get('sessionToken')).not.toBe(
    first?.sessionToken,
  )
})

test('a place that cannot be had is told, with the ways on, and the address stays as it was typed', async () => {
  const { now, toasts, type } = await dialogOf({ answers: { suggest: () => found(LINE) } })
  await type('Honduras 4890')
  await doing(() => now().places.choose({ ...LINE, place: null }))
  expect(toasts).toEqual([
    {
      text: 'No pudimos buscar la dirección. Escríbela completa y marca tu puerta en el mapa.',
      tone: 'danger',
    },
  ])
  expect(now()).toMatchObject({ work: 'none', draft: { fullAddress: 'Honduras 4890', pin: 'NONE' } })
})

test('without an address the diner cannot go on, until there is one', async () => {
  const { now, submit, change, toasts, taken } = await dialogOf()
  await submit()
  expect(toasts).toEqual([{ text: 'Ingrese una dirección', tone: 'danger' }])
  expect(now().problems).toEqual([{ field: 'address', code: 'addressMissing' }])
  await change((draft) => draft)
  expect(now().problems).toEqual([])
  expect(taken).toEqual([])
})

for (const [isRequired, toldOf] of [
  [true, ['Ingrese un entrecalles']],
  [false, []],
] as const)
  test(`a contact that ${isRequired ? 'needs' : 'does without'} the streets between`, async () => {
    const { submit, change, toasts } = await dialogOf({
      contact: { id: 'bc1', deliveryConfig: { betweenStreetsRequired: isRequired } },
      answers: { suggest: () => found(LINE) },
    })
    await change((draft) => typeAddress(draft, 'Honduras 4890'))
    await submit()
    expect(told(toasts)).toEqual(toldOf)
  })

test('a text of which no line was chosen is looked up, and taken where it means one address alone', async () => {
  const { now, page, submit, change, taken } = await dialogOf({ answers: { suggest: () => found(LINE) } })
  await change((draft) => typeAddress(draft, 'honduras 4890'))
  await submit()
  expect(page.asked).toHaveLength(1)
  expect(taken).toMatchObject([{ fullAddress: HONDURAS.fullAddress, pin: 'SURE' }])
  expect(now().draft.fullAddress).toBe(HONDURAS.fullAddress)
})

test('an address whose suggestions are there is not searched for again', async () => {
  const { page, submit, type, taken } = await dialogOf({ answers: { suggest: () => found(LINE) } })
  await type('Honduras 4890')
  await submit()
  expect(page.asked).toHaveLength(1)
  expect(taken).toHaveLength(1)
})

test('of several addresses the diner chooses one', async () => {
  const { page, submit, type, taken, toasts } = await dialogOf({
    answers: { suggest: () => found(LINE, OTHER) },
  })
  await type('Honduras 4890')
  // Of no contact in particular.
  expect(page.asked[0]?.url).not.toContain('branchContactId')
  await submit()
  expect(toasts).toEqual([{ text: 'Elige tu dirección de la lista o márcala en el mapa' }])
  expect(taken).toEqual([])
})

test('an address that no provider knows is taken as typed, once the pin was asked for', async () => {
  const { now, page, submit, type, taken, toasts } = await dialogOf({ answers: { suggest: () => found() } })
  await type('Casa azul')
  await submit()
  expect(toasts).toEqual([{ text: 'Marca tu puerta en el mapa, o continúa sin marcarla.' }])
  expect(now().isPinWanted).toBe(true)
  expect(taken).toEqual([])
  await submit()
  expect(taken).toMatchObject([{ fullAddress: 'Casa azul', pin: 'NONE' }])
  expect(page.asked).toHaveLength(1)
  expect(toasts).toHaveLength(1)
})

test('where nobody searches or draws maps the address is taken at once', async () => {
  const { now, submit, change, taken, toasts } = await dialogOf({ hasMap: false })
  expect(now().ways.notFound).toBe('No encontramos esa dirección. Revísala, o déjala así.')
  await change((draft) => typeAddress(draft, 'Casa azul'))
  await submit()
  expect(taken).toMatchObject([{ fullAddress: 'Casa azul', pin: 'NONE' }])
  expect(toasts).toEqual([])
})

test('the one address that cannot be had is taken as it was typed', async () => {
  const { submit, type, taken } = await dialogOf({
    hasMap: false,
    answers: { suggest: () => found({ ...LINE, place: null }) },
  })
  await type('Honduras 4890')
  await submit()
  expect(taken).toMatchObject([{ fullAddress: 'Honduras 4890', pin: 'NONE', geocoded: false }])
})

test('a pin that may be wrong is looked at first', async () => {
  const area: AddressSuggestion = { ...LINE, place: { ...HONDURAS, precision: 'AREA' } }
  const { now, submit, change, type, taken, toasts } = await dialogOf({
    answers: { suggest: () => found(area) },
  })
  await type('Honduras 4890')
  await submit()
  const unsure = { text: '¿El marcador está en tu puerta?', tone: 'danger' }
  expect(toasts).toEqual([unsure])
  expect(now().problems).toEqual([{ field: 'pin', code: 'pinUnsure' }])
  await submit()
  expect(toasts).toEqual([unsure, unsure])
  await change(confirmPin)
  await submit()
  expect(taken).toMatchObject([{ pin: 'SURE' }])
})

test('an address that changed while it was looked up is not taken as it was before', async () => {
  let release: (value: unknown) => void = () => undefined
  const { now, submit, change, taken, toasts, server } = await dialogOf({
    hasMap: false,
    answers: { suggest: () => new Promise((resolve) => (release = resolve)) },
  })
  await change((draft) => typeAddress(draft, 'Casa azul'))
  await doing(() => void now().submit())
  await doing(() => now().places.type('Casa verde'))
  await doing(() => release(found()))
  expect([taken, toasts]).toEqual([[], []])
  server.suggest = () => found()
  await submit()
  expect(taken).toMatchObject([{ fullAddress: 'Casa verde' }])
})

test('on the tab with the coordinates the contact may ask for everything, and nobody is asked for lines', async () => {
  const { now, page, submit, change, taken, toasts } = await dialogOf({
    hasMap: false,
    contact: { id: 'bc1', complexInputs: true, deliveryConfig: { betweenStreetsRequired: false } },
  })
  await change((draft) => fillPart(draft, { street: 'Gorriti', number: '5000' }))
  await doing(() => now().setTab('location'))
  await submit()
  expect(told(toasts)).toEqual(['Asegúrese de completar todos los campos obligatorios'])
  expect(now().problems.map(({ field }) => field)).toEqual(['postalCode', 'city', 'locality'])
  await change((draft) => fillPart(draft, { postalCode: '1414', city: 'CABA', locality: 'CABA' }))
  await submit()
  expect(taken).toHaveLength(1)
  expect(page.asked).toEqual([])
})

test('the caller says whether everything is asked for, or else the contact does', () => {
  const props = (complexInputs?: boolean, ofContact?: boolean) =>
    ({
      complexInputs,
      ...(ofContact !== undefined && { contact: { complexInputs: ofContact } }),
    }) as AddressDialogProps
  expect(needsComplexInputs(props())).toBe(false)
  expect(needsComplexInputs(props(undefined, true))).toBe(true)
  expect(needsComplexInputs(props(false, true))).toBe(false)
  expect(needsComplexInputs(props(true, false))).toBe(true)
})

const HERE = { latitude: -34.6, longitude: -58.4, accuracy: 12 }

/** A device that says where it is when it is told to, or that it does not know. */
function givenDevice() {
  const asked: unknown[] = []
  let answer: (coords: typeof HERE | null) => void = () => undefined
  const getCurrentPosition = (yes: (at: object) => void, no: () => void, options: object) => {
    asked.push(options)
    answer = (coords) => (coords ? yes({ coords }) : no())
  }
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  return { asked, answer: (coords: typeof HERE | null) => doing(() => answer(coords)) }
}

test('the device’s own position is the pin, with the address that is known there', async () => {
  const { now, page, taken, submit } = await dialogOf({ answers: { reverse: () => HONDURAS } })
  const device = givenDevice()
  await doing(() => void now().locate())
  expect(now().work).toBe('locating')
  expect(device.asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 }])
  await device.answer(HERE)
  expect(page.asked.map(({ url }) => url)).toEqual(['/api/geocoding/reverse?lat=-34.6&lng=-58.4&branchId=b1'])
  expect(now()).toMatchObject({
    work: 'none',
    isPlaceUnknown: false,
    draft: { street: 'Honduras', lat: -34.6, lng: -58.4, pin: 'SURE' },
  })
  await submit()
  expect(taken).toHaveLength(1)
})

for (const [name, reverse] of [
  ['nobody knows the address', () => null],
  ['nobody can say the address', () => refusal(503, 'geocoder-failed')],
] as const)
  test(`where ${name} the point stands alone, which is told until it is known`, async () => {
    const { now, server } = await dialogOf({ answers: { reverse } })
    server.reverse = name === 'nobody knows the address' ? () => new Response(null, { status: 204 }) : reverse
    const device = givenDevice()
    await doing(() => void now().locate())
    await device.answer(HERE)
    expect(now()).toMatchObject({ isPlaceUnknown: true, draft: { lat: -34.6, fullAddress: '' } })
    server.reverse = () => HONDURAS
    await doing(() => void now().locate())
    expect(now().isPlaceUnknown).toBe(false)
    await device.answer(HERE)
    expect(now()).toMatchObject({ isPlaceUnknown: false, draft: { street: 'Honduras' } })
  })

test('a device without a position is told, and no request is sent', async () => {
  const { now, page, toasts } = await dialogOf()
  const device = givenDevice()
  await doing(() => void now().locate())
  await device.answer(null)
  expect(toasts).toEqual([{ text: 'Error obteniendo coordenadas', tone: 'danger' }])
  expect(now()).toMatchObject({ work: 'none', isPlaceUnknown: false, draft: { lat: null } })
  expect(page.asked).toEqual([])
  // Nor does a browser that has no way to say it.
  vi.stubGlobal('navigator', {})
  await doing(() => now().locate())
  expect(toasts).toHaveLength(2)
})

test('an address typed while the device was located stays, and takes its point', async () => {
  const { now, change } = await dialogOf({ answers: { reverse: () => HONDURAS } })
  const device = givenDevice()
  await doing(() => void now().locate())
  await change((draft) => typeAddress(draft, 'Casa azul'))
  await device.answer(HERE)
  expect(now().draft).toMatchObject({ fullAddress: 'Casa azul', lat: -34.6, pin: 'SURE' })
})

test('a dialog that was closed while the device was located hears nothing of it', async () => {
  const { now, toasts, unmount } = await dialogOf()
  const device = givenDevice()
  await doing(() => void now().locate())
  await unmount()
  await device.answer(null)
  expect(toasts).toEqual([])
})

test('a search that waits when the dialog closes is not sent', async () => {
  const { now, page, unmount } = await dialogOf()
  await doing(() => now().places.type('Honduras'))
  await unmount()
  await pass(1000)
  expect(page.asked).toEqual([])
})
