import { expect, onTestFinished, test, vi } from 'vitest'
import { openCardFields, type CardFieldsEvents } from './card-fields.ts'

type Listener = (event?: unknown) => void

/** Calls to the script of a provider in a test, and how it behaves. */
type Provider = {
  readonly made: unknown[]
  readonly drawn: { readonly type: string; readonly options: unknown; place: string | undefined }[]
  readonly log: string[]
  readonly holders: unknown[]
  readonly bins: string[]
  /** Fires an event in the frame of a field. */
  readonly happen: (type: string, event: string, detail?: unknown) => void
  token: unknown
  methods: unknown
}

/** A provider's script that is on the page under this name, as the SDK of 000 §9 behaves. */
function givenScript(name = 'TestPago', { focusable = true } = {}): Provider {
  const listeners = new Map<string, Listener>()
  const provider: Provider = {
    made: [],
    drawn: [],
    log: [],
    holders: [],
    bins: [],
    happen: (type, event, detail) => listeners.get(`${type} ${event}`)?.(detail),
    token: { id: 'tok' },
    methods: { results: [{ id: 'visa' }, { id: 'master' }] },
  }
  const create = (type: string, options: unknown) => {
    const field: Provider['drawn'][number] = { type, options, place: undefined }
    provider.drawn.push(field)
    return {
      mount: (place: string) => (field.place = place),
      unmount: () => {
        provider.log.push(`unmount ${type}`)
        if (type === 'cardNumber') throw new Error('gone already')
      },
      on: (event: string, listener: Listener) => listeners.set(`${type} ${event}`, listener),
      ...(focusable && { focus: () => provider.log.push(`focus ${type}`) }),
    }
  }
  class Sdk {
    readonly fields = {
      create,
      createCardToken: async (holder: unknown) => {
        provider.holders.push(holder)
        if (provider.token instanceof Error) throw provider.token
        return provider.token
      },
    }
    constructor(...made: unknown[]) {
      provider.made.push(made)
    }
    async getPaymentMethods({ bin }: { readonly bin: string }) {
      provider.bins.push(bin)
      return provider.methods
    }
  }
  vi.stubGlobal(name, Sdk)
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'nowhere' ? null : { id }) })
  vi.stubGlobal('getComputedStyle', ({ id }: { readonly id: string }) => ({ color: `colour of ${id}` }))
  onTestFinished(() => void vi.unstubAllGlobals())
  return provider
}

const page = {
  places: { cardNumber: 'the-number', expirationDate: 'the-expiry', securityCode: 'the-code' },
  placeholder: 'MM/AA',
}
const script = { script: 'https://bank.test/sdk.js', publicKey: 'pk', global: 'TestPago' }
const holder = { name: ' Ana Pérez ', document: ' 12345678 ' }

/** Opens the fields and writes down what they tell. */
function open(own: Partial<typeof page> = {}) {
  const told: unknown[] = []
  const events: CardFieldsEvents = {
    onReady: () => told.push('ready'),
    onValidity: (field, cause) => told.push([field, cause]),
    onFocus: (field) => told.push({ focus: field }),
  }
  const group = openCardFields(script, { ...page, ...own }, events)
  onTestFinished(group.close)
  return { group, told }
}

test('the provider draws three fields into our places, in the colour of the text around', () => {
  const { made, drawn } = givenScript()
  open()
  const style = (id: string) => ({ color: `colour of ${id}`, fontSize: '16px' })
  expect(made).toEqual([['pk', { locale: 'es-AR' }]])
  expect(drawn).toEqual([
    { type: 'cardNumber', place: 'the-number', options: { style: style('the-number') } },
    {
      type: 'expirationDate',
      place: 'the-expiry',
      options: { style: style('the-expiry'), placeholder: 'MM/AA', mode: 'short' },
    },
    { type: 'securityCode', place: 'the-code', options: { style: style('the-code') } },
  ])
})

test('a place that left the page has no style to tell', () => {
  const { drawn } = givenScript()
  open({ places: { ...page.places, cardNumber: 'nowhere' } })
  expect(drawn[0]).toMatchObject({ place: 'nowhere', options: { style: {} } })
  expect(drawn[0]?.options).toEqual({ style: {} })
})

test('the fields are there once all three are, and each says it once', () => {
  const { happen } = givenScript()
  const { told } = open()
  happen('cardNumber', 'ready')
  happen('expirationDate', 'ready')
  happen('cardNumber', 'ready')
  expect(told).toEqual([])
  happen('securityCode', 'ready')
  expect(told).toEqual(['ready'])
  happen('securityCode', 'ready')
  expect(told).toEqual(['ready'])
})

test('an error of the provider’s field is told by its first cause', () => {
  const { happen } = givenScript()
  const { told } = open()
  const say = (errorMessages: unknown) => happen('securityCode', 'validityChange', { errorMessages })
  say([{ cause: 'invalid_length' }, { cause: 'invalid_type' }])
  say([])
  say(undefined)
  say([{ message: 'something else' }])
  say(['a word'])
  say([null])
  happen('cardNumber', 'validityChange')
  happen('cardNumber', 'validityChange', null)
  expect(told).toEqual([
    ['securityCode', 'invalid_length'],
    ['securityCode', null],
    ['securityCode', null],
    ['securityCode', 'invalid_value'],
    ['securityCode', 'invalid_value'],
    ['securityCode', 'invalid_value'],
    ['cardNumber', null],
    ['cardNumber', null],
  ])
})

test('the focus goes into a field by our word, and is told by its own', () => {
  const { happen, log } = givenScript()
  const { group, told } = open()
  group.focus('expirationDate')
  expect(log).toEqual(['focus expirationDate'])
  happen('expirationDate', 'focus')
  happen('expirationDate', 'blur')
  expect(told).toEqual([{ focus: 'expirationDate' }, { focus: null }])
})

test('a script whose fields take no focus has none given', () => {
  const { log } = givenScript('TestPago', { focusable: false })
  const { group } = open()
  expect(() => group.focus('cardNumber')).not.toThrow()
  expect(log).toEqual([])
})

test('a token is made of the fields, the holder and the method of the first digits', async () => {
  const { happen, holders, bins } = givenScript()
  const { group } = open()
  happen('cardNumber', 'binChange', { bin: '450995' })
  expect(await group.createToken(holder)).toEqual({
    token: 'tok',
    paymentMethodId: 'visa',
    cardName: 'Ana Pérez',
    identificationNumber: '12345678',
  })
  expect(holders).toEqual([
    { cardholderName: 'Ana Pérez', identificationType: 'DNI', identificationNumber: '12345678' },
  ])
  happen('cardNumber', 'binChange', { bin: null })
  await group.createToken(holder)
  happen('cardNumber', 'binChange')
  await group.createToken(holder)
  expect(bins).toEqual(['450995', '', ''])
  happen('securityCode', 'binChange', { bin: '1' })
  await group.createToken(holder)
  expect(bins.at(-1)).toBe('')
})

test('before any digit the method is asked for by none', async () => {
  const { bins } = givenScript()
  await open().group.createToken(holder)
  expect(bins).toEqual([''])
})

test.each([
  ['a token that is no text', { token: { id: 7 } }],
  ['no token', { token: undefined }],
  ['a method without a name', { methods: { results: [{ id: 7 }] } }],
  ['no method', { methods: { results: [] } }],
  ['no list of methods', { methods: { results: 'visa' } }],
  ['nothing at all of methods', { methods: null }],
  ['a script that fails', { token: new Error('refused') }],
])('%s is no token', async (_, part) => {
  const provider = Object.assign(givenScript(), part)
  expect(await open().group.createToken(holder)).toBeUndefined()
  expect(provider.holders).toHaveLength(1)
})

test('fields that are closed are taken away, all of them, though one is gone already', () => {
  const { log } = givenScript()
  const { group } = open()
  group.close()
  expect(log).toEqual(['unmount cardNumber', 'unmount expirationDate', 'unmount securityCode'])
})

test('a script knows one group at a time: another closes the one before, and not itself', () => {
  const { log } = givenScript()
  const first = open()
  open()
  expect(log).toHaveLength(3)
  first.group.close()
  expect(log).toHaveLength(6)
  const third = open()
  expect(log).toHaveLength(9)
  third.group.close()
  open()
  expect(log).toHaveLength(12)
})

test('a script that defines nothing of its name cannot be drawn with', () => {
  givenScript('AnotherPago')
  expect(() => open()).toThrow('The script defines no TestPago.')
})
