/** Card fields that the provider draws in frames. Source: 000 §2 Checkout, Payment section. */
export const CARD_FIELDS = ['cardNumber', 'expirationDate', 'securityCode'] as const

export type CardField = (typeof CARD_FIELDS)[number]

/** Card holder: entered in our own fields, and part of the token. */
export type CardHolder = { readonly name: string; readonly document: string }

export type CardToken = {
  readonly token: string
  readonly paymentMethodId: string
  readonly cardName: string
  readonly identificationNumber: string
}

export type CardFieldsEvents = {
  readonly onReady: () => void
  /** Error of a field by the provider's word for the cause; null where it is valid. */
  readonly onValidity: (field: CardField, cause: string | null) => void
  readonly onFocus: (field: CardField | null) => void
}

export type CardFieldsGroup = {
  readonly focus: (field: CardField) => void
  /** Makes a token of the fields; undefined where the provider makes none. */
  readonly createToken: (holder: CardHolder) => Promise<CardToken | undefined>
  readonly close: () => void
}

export type CardScript = { readonly script: string; readonly publicKey: string; readonly global: string }

type Field = {
  readonly mount: (elementId: string) => unknown
  readonly unmount: () => unknown
  readonly on: (event: string, listener: (event?: unknown) => void) => unknown
  readonly focus?: () => unknown
}

type Holder = { cardholderName: string; identificationType: string; identificationNumber: string }

/** Surface of MercadoPago's SDK v2, as far as it is used. */
type Sdk = {
  readonly fields: {
    readonly create: (type: CardField, options: object) => Field
    readonly createCardToken: (holder: Holder) => Promise<unknown>
  }
  readonly getPaymentMethods: (wanted: { bin: string }) => Promise<unknown>
}
type SdkClass = new (publicKey: string, options: object) => Sdk

/** Source: 000 §9. */
const DOCUMENT_TYPE = 'DNI'

const get = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** Returns the payment method of a card's first digits: `visa`, `master`. */
async function methodOf(sdk: Sdk, bin: string): Promise<string | undefined> {
  const results = get(await sdk.getPaymentMethods({ bin }), 'results')
  const id: unknown = Array.isArray(results) ? get(results[0], 'id') : undefined
  return typeof id === 'string' ? id : undefined
}

function causeOf(event: unknown): string | null {
  const messages = get(event, 'errorMessages')
  if (!Array.isArray(messages) || messages.length === 0) return null
  const cause: unknown = get(messages[0], 'cause')
  return typeof cause === 'string' ? cause : 'invalid_value'
}

/** Copies the text style around the fields; a frame inherits none. */
function styleOf(elementId: string): object {
  const element = document.getElementById(elementId)
  return element ? { color: getComputedStyle(element).color, fontSize: '16px' } : {}
}

/** Current group: these scripts know one at a time. */
let open: CardFieldsGroup | undefined

type Places = Readonly<Record<CardField, string>>
type Fields = ReadonlyMap<CardField, Field>

export type CardFieldsPage = { readonly places: Places; readonly placeholder: string }

/** Draws the three fields; tells `onBin` the first digits of the number, '' while too few. */
function drawFields(
  sdk: Sdk,
  { places, placeholder }: CardFieldsPage,
  { onReady, onValidity, onFocus, onBin }: CardFieldsEvents & { readonly onBin: (bin: string) => void },
): Fields {
  const waiting = new Set<CardField>(CARD_FIELDS)
  const draw = (type: CardField): readonly [CardField, Field] => {
    const isExpiry = type === 'expirationDate'
    const field = sdk.fields.create(type, {
      style: styleOf(places[type]),
      ...(isExpiry && { placeholder, mode: 'short' }),
    })
    field.on('ready', () => waiting.delete(type) && waiting.size === 0 && onReady())
    field.on('validityChange', (event) => onValidity(type, causeOf(event)))
    field.on('focus', () => onFocus(type))
    field.on('blur', () => onFocus(null))
    if (type === 'cardNumber') field.on('binChange', (event) => onBin(String(get(event, 'bin') ?? '')))
    field.mount(places[type])
    return [type, field]
  }
  return new Map(CARD_FIELDS.map(draw))
}

/** Makes a token of the fields and the holder. Never throws: undefined after an error. */
async function makeToken(
  sdk: Sdk,
  bin: string,
  { name, document: number }: CardHolder,
): Promise<CardToken | undefined> {
  const cardName = name.trim()
  const identificationNumber = number.trim()
  const holder = { cardholderName: cardName, identificationType: DOCUMENT_TYPE, identificationNumber }
  try {
    const [made, paymentMethodId] = await Promise.all([
      sdk.fields.createCardToken(holder),
      methodOf(sdk, bin),
    ])
    const token = get(made, 'id')
    if (typeof token !== 'string' || paymentMethodId === undefined) return undefined
    return { token, paymentMethodId, cardName, identificationNumber }
  } catch {
    return undefined
  }
}

/**
 * Draws the three fields into our own elements (by their ids) with a loaded script; an earlier
 * group is closed.
 *
 * @throws Error when the script defines nothing of its name, or cannot draw
 */
export function openCardFields(
  { publicKey, global }: CardScript,
  page: CardFieldsPage,
  events: CardFieldsEvents,
): CardFieldsGroup {
  open?.close()
  const Provider: unknown = Reflect.get(globalThis, global)
  if (typeof Provider !== 'function') throw new Error(`The script defines no ${global}.`)
  const sdk = new (Provider as SdkClass)(publicKey, { locale: 'es-AR' })
  let bin = ''
  const fields = drawFields(sdk, page, { ...events, onBin: (next) => (bin = next) })
  const group: CardFieldsGroup = {
    focus: (type) => void fields.get(type)?.focus?.(),
    createToken: (holder) => makeToken(sdk, bin, holder),
    close: () => {
      if (open === group) open = undefined
      for (const field of fields.values()) unmount(field)
    },
  }
  open = group
  return group
}

/** Unmounts a field, if it is still there. */
function unmount(field: Field): void {
  try {
    field.unmount()
  } catch {
    // Its element was removed before.
  }
}
