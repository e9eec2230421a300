import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { BankTexts } from './bank-texts.ts'
import { brandOf, codeMistake, expiryMistake, numberMistake, type CardMistake } from './card-rules.ts'

/** The fields of a card that the bank draws. */
export const FIELD_TYPES = ['cardNumber', 'expirationDate', 'securityCode'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** Style of a page that a field understands, as MercadoPago's fields do. */
type Look = { readonly placeholder?: string; readonly style?: Readonly<Record<string, string>> }

const TRAITS: Readonly<Record<FieldType, { readonly autocomplete: string; readonly size: number }>> = {
  cardNumber: { autocomplete: 'cc-number', size: 19 },
  expirationDate: { autocomplete: 'cc-exp', size: 5 },
  securityCode: { autocomplete: 'cc-csc', size: 4 },
}

const STYLE = `
html, body { height: 100%; margin: 0; background: transparent }
input { all: unset; box-sizing: border-box; display: block; width: 100%; height: 100%; font: 16px/1.4 system-ui, sans-serif }
input::placeholder { color: var(--placeholder, currentcolor); opacity: var(--placeholder-opacity, 0.6) }
`

/** Writes digits as people read them: a number in groups, an expiry with its slash. */
function spaced(type: string, digits: string): string {
  if (type === 'cardNumber')
    return digits.startsWith('3')
      ? digits.replace(/^(.{4})(.{1,6})?(.+)?$/, (_, ...parts) => parts.slice(0, 3).filter(Boolean).join(' '))
      : digits.replace(/(.{4})(?=.)/g, '$1 ')
  return type === 'expirationDate' && digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Styles the input as the page wants it; unknown styles are left out. */
function dress(input: HTMLInputElement, { placeholder, style = {} }: Look): void {
  if (placeholder !== undefined) input.placeholder = placeholder
  const known = ['color', 'fontFamily', 'fontSize', 'fontStyle', 'fontWeight', 'textAlign', 'padding']
  for (const name of known) {
    const value = style[name]
    if (typeof value === 'string') input.style.setProperty(name.replace(/[A-Z]/, '-$&').toLowerCase(), value)
  }
  const { placeholderColor } = style
  if (typeof placeholderColor === 'string') {
    input.style.setProperty('--placeholder', placeholderColor)
    input.style.setProperty('--placeholder-opacity', '1')
  }
}

/** Sends the field's value to the bank, and gives the page the sealed one; or the mistake. */
async function sealed(type: string, digits: string, mistake: CardMistake | null): Promise<object> {
  const error = { field: type, code: mistake?.cause, message: `${type}: ${mistake?.cause}` }
  if (mistake) return { errors: [error] }
  try {
    const body = JSON.stringify({ type, value: digits })
    const response = await fetch('../v1/card-parts', { method: 'POST', body })
    const { part } = await response.json()
    return response.ok && typeof part === 'string' ? { part } : { errors: [{ ...error, code: 'refused' }] }
  } catch {
    return { errors: [{ ...error, code: 'unreachable' }] }
  }
}

/** Returns the mistake in a field's value; null for none. */
function mistakeIn(type: string, digits: string): CardMistake | null {
  if (type === 'cardNumber') return numberMistake(digits)
  return type === 'expirationDate' ? expiryMistake(digits, new Date()) : codeMistake(digits)
}

/** Runs a field in its frame: the typed value is judged here, and goes to the bank alone. */
function runField(type: string, size: number): void {
  const input = document.querySelector('input')
  if (!input) return
  let port: MessagePort | undefined
  let last = ''
  const digits = (): string => input.value.replace(/\D/g, '')
  const mistake = (): CardMistake | null => mistakeIn(type, digits())
  const told = new Map<string, string>()
  const tell = (name: string, detail: object = {}): void => port?.postMessage({ name, detail })
  const tellOnce = (name: string, detail: object): void => {
    if (told.get(name) !== JSON.stringify(detail)) tell(name, detail)
    told.set(name, JSON.stringify(detail))
  }
  const judge = (): void => {
    const wrong = mistake()
    const message = wrong && { message: `${type}: ${wrong.cause}`, cause: wrong.cause }
    tellOnce('validityChange', { errorMessages: message ? [message] : [] })
  }
  input.addEventListener('input', () => {
    const most = type === 'cardNumber' ? (brandOf(digits()) === 'amex' ? 15 : 16) : size
    const isErasing = input.value.length < last.length
    const kept = digits().slice(0, type === 'expirationDate' ? 4 : most)
    input.value = last = isErasing ? input.value.replace(/[^\d /]/g, '') : spaced(type, kept)
    tell('change')
    if (type === 'cardNumber') tellOnce('binChange', { bin: kept.length >= 6 ? kept.slice(0, 6) : null })
    if (!mistake() || told.has('validityChange')) judge()
  })
  input.addEventListener('focus', () => tell('focus'))
  input.addEventListener('blur', () => {
    judge()
    tell('blur')
  })
  const hear = async ({ data }: MessageEvent): Promise<void> => {
    if (data.kind === 'update') dress(input, data)
    else if (data.kind === 'focus') input.focus()
    else if (data.kind === 'blur') input.blur()
    else if (data.kind === 'seal') {
      judge()
      port?.postMessage({ name: 'sealed', ...(await sealed(type, digits(), mistake())) })
    }
  }
  addEventListener('message', ({ source, data, ports }) => {
    if (source !== parent || data?.kind !== 'open' || port) return
    port = ports[0]
    port?.addEventListener('message', (event) => void hear(event))
    port?.start()
    dress(input, data)
    tell('ready')
  })
}

const script = (type: FieldType): string => `(() => {
${[brandOf, numberMistake, expiryMistake, codeMistake, spaced, dress, sealed, mistakeIn, runField].join('\n')}
runField(${JSON.stringify(type)}, ${TRAITS[type].size})
})()`

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns one field of a card as a page of its own, for a frame. Its policy allows no traffic but
 * with the bank at `origin`; any page may frame it, as any shop may.
 */
export function fieldFrame(type: FieldType, origin: string, labels: BankTexts['fields']): Response {
  const { autocomplete, size } = TRAITS[type]
  const code = script(type)
  const frame = html`<!doctype html>
    <html lang="es">
      <meta charset="utf-8" />
      <meta name="robots" content="noindex" />
      <title>${labels[type]}</title>
      ${raw(`<style>${STYLE}</style>`)}
      <input
        aria-label="${labels[type]}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        maxlength="${size}"
      />
      ${raw(`<script>${code}</script>`)}
    </html> `
  const policy = [
    "default-src 'none'",
    `style-src ${digest(STYLE)}`,
    `script-src ${digest(code)}`,
    `connect-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return new Response(frame.toString(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
    },
  })
}
