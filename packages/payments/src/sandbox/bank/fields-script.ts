import type { BankTexts } from './bank-texts.ts'
import type { FieldType } from './field-frame.ts'

type FieldOptions = {
  readonly placeholder?: string
  readonly style?: Readonly<Record<string, string>>
}

type FieldEvent = { readonly field: string } & Readonly<Record<string, unknown>>
type Listener = (event: FieldEvent) => void
type Answer = { readonly part?: string; readonly errors?: readonly unknown[] }

type MountedField = {
  readonly mount: (elementId: string) => MountedField
  readonly unmount: () => void
  readonly on: (event: string, listener: Listener) => MountedField
  readonly update: (options: FieldOptions) => MountedField
  readonly focus: () => void
  readonly blur: () => void
  readonly seal: () => Promise<Answer>
}

type Wanted = {
  readonly type: FieldType
  readonly options: FieldOptions
  readonly address: string
  readonly title: string
  /** Called with whether the field is on the page. */
  readonly onMounted: (isMounted: boolean) => void
}

/**
 * Draws the frame of a field. Its text looks like the text around it, unless the options style it.
 */
function drawFrame(place: HTMLElement, { address, title }: Pick<Wanted, 'address' | 'title'>) {
  const frame = document.createElement('iframe')
  // Without `allow-same-origin`: the page cannot read the typed value, wherever the bank is.
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.title = title
  frame.src = address
  Object.assign(frame.style, { border: '0', width: '100%', height: '100%', display: 'block' })
  frame.style.colorScheme = 'normal'
  const { color, fontSize, fontFamily, fontWeight } = getComputedStyle(place)
  place.replaceChildren(frame)
  return { frame, around: { color, fontSize, fontFamily, fontWeight } }
}

/** Opens the only way between the page and a frame, once the frame is there. */
function openPort(
  frame: HTMLIFrameElement,
  look: FieldOptions,
  hear: (event: MessageEvent) => void,
): MessagePort {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', hear)
  port1.start()
  frame.contentWindow?.postMessage({ kind: 'open', ...look }, '*', [port2])
  return port1
}

/** Opens a field of a card on the shop's page: events and looks, never the typed value. */
function openField({ type, options, address, title, onMounted }: Wanted): MountedField {
  const listeners = new Map<string, Set<Listener>>()
  const asked: ((answer: Answer) => void)[] = []
  let frame: HTMLIFrameElement | undefined
  let port: MessagePort | undefined
  const hear = ({ data }: MessageEvent): void => {
    if (data.name === 'sealed') asked.shift()?.(data)
    else for (const listener of listeners.get(data.name) ?? []) listener({ field: type, ...data.detail })
  }
  const field: MountedField = {
    mount: (elementId) => {
      const place = document.getElementById(elementId)
      if (!place) throw new Error(`There is no element "${elementId}" for ${type}.`)
      const drawn = drawFrame(place, { address, title })
      frame = drawn.frame
      frame.addEventListener('load', () => {
        const style = { ...drawn.around, ...options.style }
        port = openPort(drawn.frame, { ...options, style }, hear)
      })
      frame.addEventListener('error', () => hear(new MessageEvent('message', { data: { name: 'error' } })))
      onMounted(true)
      return field
    },
    unmount: () => {
      port?.close()
      frame?.remove()
      onMounted(false)
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return field
    },
    update: (changed) => {
      port?.postMessage({ kind: 'update', ...changed })
      return field
    },
    focus: () => {
      frame?.focus()
      port?.postMessage({ kind: 'focus' })
    },
    blur: () => port?.postMessage({ kind: 'blur' }),
    seal: () =>
      new Promise((resolve, reject) => {
        if (!port) return reject(new Error(`${type} is not ready.`))
        asked.push(resolve)
        port.postMessage({ kind: 'seal' })
      }),
  }
  return field
}

type Holder = {
  readonly cardholderName: string
  readonly identificationType?: string
  readonly identificationNumber?: string
}

/** Has each field seal its value, and makes a token of the three; throws a list of mistakes. */
async function askForToken(
  bank: { readonly base: string; readonly publicKey: string },
  fields: ReadonlyMap<string, MountedField>,
  holder: Holder,
): Promise<unknown> {
  const sealed = await Promise.all(
    [...fields].map(async ([type, field]) => [type, await field.seal()] as const),
  )
  const errors = sealed.flatMap(([, answer]) => answer.errors ?? [])
  if (errors.length > 0) throw errors
  const response = await fetch(`${bank.base}/v1/card-tokens`, {
    method: 'POST',
    body: JSON.stringify({
      publicKey: bank.publicKey,
      parts: Object.fromEntries(sealed.map(([type, { part }]) => [type, part])),
      cardholderName: holder.cardholderName,
      identificationType: holder.identificationType,
      identificationNumber: holder.identificationNumber,
    }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw [answer]
  return answer
}

function defineSandbox(base: string, titles: BankTexts['fields']): void {
  class MostradorSandbox {
    readonly fields
    readonly getPaymentMethods
    constructor(publicKey: string) {
      const mounted = new Map<string, MountedField>()
      this.fields = {
        create: (type: FieldType, options: FieldOptions = {}): MountedField => {
          const onMounted = (isMounted: boolean): void => {
            if (isMounted) mounted.set(type, field)
            else if (mounted.get(type) === field) mounted.delete(type)
          }
          const address = `${base}/field/${type}`
          const field = openField({ type, options, address, title: titles[type], onMounted })
          return field
        },
        createCardToken: (holder: Holder) => askForToken({ base, publicKey }, mounted, holder),
      }
      this.getPaymentMethods = async ({ bin }: { readonly bin: string }): Promise<unknown> =>
        (await fetch(`${base}/v1/payment-methods?${new URLSearchParams({ bin }).toString()}`)).json()
    }
  }
  Object.assign(globalThis, { MostradorSandbox })
}

/**
 * Returns the script that a shop's page loads: it defines `MostradorSandbox`, and finds the bank
 * by its own address.
 */
export const fieldsScript = (titles: BankTexts['fields']): string =>
  `(() => {
${[drawFrame, openPort, openField, askForToken, defineSandbox].join('\n')}
const base = document.currentScript.src.replace(/\\/fields\\.js.*$/, '')
defineSandbox(base, ${JSON.stringify(titles)})
})()
`
