import { fieldOf, textOf } from '../../http/read-untrusted.ts'
import { hashOf, openValue, sealValue } from './bank-keys.ts'
import { behaviorOf } from './outcomes.ts'
import { brandOf, codeMistake, expiryMistake, numberMistake } from './card-rules.ts'
import { FIELD_TYPES, type FieldType } from './field-frame.ts'

/**
 * Longest time between sealing a field and making its token, and between a token and its payment.
 */
const PART_MS = 15 * 60_000
const TOKEN_MS = 7 * 24 * 60 * 60_000

/** Card of a token: enough to charge it here, and no number. */
export type TokenCard = {
  readonly tokenId: string
  readonly merchant: string
  /** The first word of the holder's name. */
  readonly behavior: string
  readonly lastDigits: string
}

type Made = { readonly ok: true; readonly body: object } | { readonly ok: false; readonly body: object }

const no = (code: string, field?: string): Made => ({
  ok: false,
  body: { code, message: code, ...(field && { field }) },
})

function mistakeOf(type: FieldType, value: string, now: Date) {
  if (type === 'cardNumber') return numberMistake(value)
  return type === 'expirationDate' ? expiryMistake(value, now) : codeMistake(value)
}

/** Seals the value of one field, for the page to carry without being able to read it. */
export function makePart(secret: string, body: unknown, now: Date): Made {
  const type = FIELD_TYPES.find((one) => one === textOf(body, 'type'))
  const value = textOf(body, 'value')
  if (!type || value === null || !/^\d{1,19}$/.test(value)) return no('invalid_type')
  const mistake = mistakeOf(type, value, now)
  if (mistake) return no(mistake.cause, type)
  return { ok: true, body: { part: sealValue(secret, `part:${type}`, { value, at: now.getTime() }) } }
}

function openPart(secret: string, parts: unknown, { type, now }: { type: FieldType; now: Date }) {
  const opened = openValue(secret, `part:${type}`, textOf(parts, type) ?? '')
  const at = Number(fieldOf(opened, 'at'))
  return at > now.getTime() - PART_MS ? textOf(opened, 'value') : null
}

/** Makes a token of the three sealed fields and the holder, who is typed on the shop's page. */
export function makeToken(secret: string, body: unknown, now: Date): Made {
  const merchant = /^pk_([\w-]{1,60})$/.exec(textOf(body, 'publicKey') ?? '')?.[1]
  if (!merchant) return no('public_key_not_found')
  const holder = textOf(body, 'cardholderName')?.trim()
  if (!holder) return no('cardholder_name_missing', 'cardholderName')
  const parts = fieldOf(body, 'parts')
  const [number, expiry, code] = FIELD_TYPES.map((type) => openPart(secret, parts, { type, now }))
  if (!number || !expiry || !code) return no('card_fields_missing')
  const mistake = codeMistake(code, brandOf(number))
  if (mistake) return no(mistake.cause, 'securityCode')
  const lastDigits = number.slice(-4)
  const seen = [merchant, behaviorOf(holder).slice(0, 12), lastDigits, Math.floor(now.getTime() / 1000)]
  return {
    ok: true,
    body: {
      id: sealValue(secret, 'token', seen),
      status: 'active',
      first_six_digits: number.slice(0, 6),
      last_four_digits: lastDigits,
      expiration_month: Number(expiry.slice(0, 2)),
      expiration_year: 2000 + Number(expiry.slice(2)),
      payment_method_id: brandOf(number),
      cardholder: {
        name: holder,
        identification: {
          type: textOf(body, 'identificationType'),
          number: textOf(body, 'identificationNumber'),
        },
      },
    },
  }
}

/** Reads a token; undefined for one that the bank did not make, or that is too old. */
export function readToken(secret: string, token: string, now: Date): TokenCard | undefined {
  const seen = openValue(secret, 'token', token)
  if (!Array.isArray(seen)) return undefined
  const [merchant, behavior, lastDigits, seconds] = seen as unknown[]
  if (typeof seconds !== 'number' || seconds * 1000 < now.getTime() - TOKEN_MS) return undefined
  return {
    tokenId: hashOf(token),
    merchant: String(merchant),
    behavior: String(behavior),
    lastDigits: String(lastDigits),
  }
}
