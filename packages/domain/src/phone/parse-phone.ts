import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/core'
import { seenText } from '../text/seen-text.ts'
import { NUMBERING_PLANS } from './numbering-plans.ts'
import { oldReadings } from './old-spellings.ts'
import type { PhoneCountry } from './phone-countries.ts'

/** A valid phone in E.164 ("+5491123456789") and the ISO code of the country that it belongs to. */
export type Phone = { readonly e164: string; readonly country: string }

const LONGEST_INPUT = 40

/** Longest text from which even invisible characters are removed. */
const LONGEST_PASTED = 400

// Brazil writes the place of a carrier as "0xx".
const typedOf = (text: string): string =>
  seenText(text.slice(0, LONGEST_PASTED + 1))
    .replace(/^(?:tel|callto|whatsapp|sms):\s*(?:\/\/)?/i, '')
    .replace(/^(\D*(?:55\D*)?0)\s*xx/i, '$1')

const phoneOf = (number: PhoneNumber, country: PhoneCountry): Phone => ({
  e164: number.number,
  country: number.country ?? country,
})

const read = (typed: string, country: PhoneCountry): PhoneNumber | undefined =>
  parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false }, NUMBERING_PLANS)

function parse(text: string, country: PhoneCountry): PhoneNumber | undefined {
  const typed = typedOf(text)
  if (typed.length > LONGEST_INPUT) return undefined
  const asItStands = read(typed, country)
  if (asItStands?.isValid()) return asItStands
  if (/\p{L}/u.test(typed)) return undefined
  return oldReadings(typed, country)
    .map((number) => read(number, country))
    .find((number) => number?.isValid())
}

type LastRead = {
  readonly text: string
  readonly country: PhoneCountry
  readonly phone: Phone | undefined
}

/** The last phone: a form and an order ask for the same one again and again, by several rules. */
let last: LastRead | undefined

/**
 * Reads a typed or pasted text as a number of `country`, unless it begins with "+" and another
 * calling code: invisible characters are dropped, and spellings of old numbering plans are
 * understood. Undefined for an impossible number. The same patterns decide in the browser and on
 * the server. Source: docs/decisions/151-a-phone-is-read-as-it-is-dialled.md.
 */
export function parsePhone(text: string, country: PhoneCountry): Phone | undefined {
  if (last?.text === text && last.country === country) return last.phone
  const number = parse(text, country)
  const phone = number && phoneOf(number, country)
  last = { text, country, phone }
  return phone
}

/**
 * Reads a number that is kept already or looked up: one of a length that the country has is
 * enough, since a plan grows after its patterns were written.
 */
export function parseKeptPhone(text: string, country: PhoneCountry): Phone | undefined {
  const strict = parsePhone(text, country)
  if (strict) return strict
  const number = read(typedOf(text), country)
  return number?.isPossible() ? phoneOf(number, country) : undefined
}

/**
 * Writes a phone as people read it, "+54 9 11 2345 6789"; any other text stays as it was typed.
 * `text` is read as a number of `country`, unless it begins with "+".
 */
export const phoneText = (text: string, country: PhoneCountry): string =>
  (parse(text, country) ?? read(typedOf(text), country))?.formatInternational() ?? text
