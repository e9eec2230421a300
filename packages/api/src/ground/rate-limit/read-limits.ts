import { LIMITS, type Limits, type RateName, type SizeName } from './limits.ts'

/** The limits that an operator set, or a sentence for each that cannot be. */
export type ReadLimits =
  | { readonly ok: true; readonly limits: Limits }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Largest count, and a month. */
const MOST = 2_000_000_000
const LONGEST_SECONDS = 31 * 24 * 60 * 60

const isRate = (name: string): name is RateName => Object.hasOwn(LIMITS.rates, name)
const isSize = (name: string): name is SizeName => Object.hasOwn(LIMITS.sizes, name)

const whole = (text: string | undefined): number =>
  /^\d{1,10}$/.test(text ?? '') ? Number(text) : Number.NaN

type Change = { readonly rates?: Partial<Limits['rates']>; readonly sizes?: Partial<Limits['sizes']> }

function rateOf(name: RateName, value: string): Change | string {
  const [, typedTimes, typedSeconds] = /^(\d+)\/(\d+)$/.exec(value) ?? []
  const [times, seconds] = [whole(typedTimes), whole(typedSeconds)]
  const isRead = times <= MOST && seconds >= 1 && seconds <= LONGEST_SECONDS
  if (!isRead) return `"${name}" must say how often in how many seconds, as ${name}=120/60 (a month at most)`
  return { rates: { [name]: { ...LIMITS.rates[name], times, seconds } } }
}

function sizeOf(name: SizeName, value: string): Change | string {
  const most = whole(value)
  const isRead = most >= 1 && most <= MOST
  if (!isRead) return `"${name}" must be a whole number from 1 to ${MOST}, as ${name}=500`
  return { sizes: { [name]: { ...LIMITS.sizes[name], most } } }
}

function changeOf(entry: string): Change | string {
  const [name = '', value = '', ...rest] = entry.split('=')
  if (rest.length > 0 || value === '') return `"${entry}" must be a name and a value, as place-order=240/60`
  if (isRate(name)) return rateOf(name, value)
  return isSize(name)
    ? sizeOf(name, value)
    : `there is no limit called "${name}"; docs/limits.md has them all`
}

/**
 * Reads an operator's limits, `name=times/seconds` for rates and `name=number` for sizes, parted
 * by commas or spaces. A missing name has the product's limit; a repeated one is an error.
 */
export function readLimits(text: string): ReadLimits {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '')
  const names = entries.map((entry) => entry.split('=')[0] ?? '')
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  const changes = entries.map(changeOf)
  const problems = [
    ...changes.filter((change) => typeof change === 'string'),
    ...twice.map((name) => `"${name}" is set twice`),
  ]
  if (problems.length > 0) return { ok: false, problems }
  const made = changes.filter((change) => typeof change !== 'string')
  const rates = Object.assign({}, LIMITS.rates, ...made.map((change) => change.rates)) as Limits['rates']
  const sizes = Object.assign({}, LIMITS.sizes, ...made.map((change) => change.sizes)) as Limits['sizes']
  return { ok: true, limits: { rates, sizes } }
}
