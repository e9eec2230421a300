import { maskPayload, maskPersonal } from './mask-personal.ts'
import { pageRoute } from './page-route.ts'

/** Most groups of errors of a company: a new one replaces the one seen longest ago. */
export const MOST_GROUPS = 200

/** Days that a group is kept after it was last seen. */
export const GROUP_DAYS = 30

/** Report of a browser, as it came. Source: 000 §7 POST /api/diner/log. */
export type ClientReport = {
  readonly url?: string | null | undefined
  readonly fullAddress?: string | null | undefined
  readonly component?: string | null | undefined
  readonly payload?: unknown
  readonly stack?: string | null | undefined
}

/** A report as it may be kept: nothing of it is a person's. */
export type ClientError = {
  readonly message: string
  /** The part of the page that reports it. */
  readonly component: string
  /**
   * Place in our own code, `file.js:12:34` without a build's hash; '' where the report does not
   * tell.
   */
  readonly frame: string
  /** The page, as `pageRoute` names it. */
  readonly route: string
  readonly stack: string
  readonly payload: unknown
  /**
   * Two reports with the same one are the same error: message without figures, first own frame,
   * page.
   */
  readonly fingerprint: string
}

const LONGEST_MESSAGE = 300
const LONGEST_STACK = 4000

const FRAME = /^\s*(?:at\b|[^\s@]*@)/

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The sentence of a payload: itself, or one of the fields in which the product writes one. */
function sentenceOf(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return textOf(payload)
  const texts = ['message', 'code', 'title', 'reason'].map((key) => textOf(Reflect.get(payload, key)))
  return texts.find((text) => text !== '') ?? ''
}

function messageOf({ payload, component }: ClientReport, stack: string): string {
  const lines = stack.split('\n', 1)
  // Stryker disable next-line StringLiteral: a split text has a first line.
  const [first = ''] = lines
  const said = FRAME.test(first) ? '' : first.trim()
  return said || sentenceOf(payload) || (component ?? '').trim() || '?'
}

/**
 * The place of a frame of our own code: builds and sources, not extensions and the scripts of
 * others.
 */
function ownPlace(line: string): string | undefined {
  const found = /(?:\/assets\/|\/app\/|\/src\/)([^\s?#():]+)(?:\?[^\s:]*)?:(\d+)(?::(\d+))?/.exec(line)
  if (!found || /-extension:|node_modules/.test(line)) return undefined
  // Stryker disable next-line StringLiteral: a place that was found has its file and its row.
  const [, file = '', row = '', column] = found
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/-[\w-]{8}(?=\.m?js$)/, '')
  return [name, row, column].filter(Boolean).join(':')
}

function frameOf(stack: string): string {
  for (const line of stack.split('\n', 40)) {
    const place = FRAME.test(line) ? ownPlace(line) : undefined
    if (place !== undefined) return place
  }
  return ''
}

/** Cut between two characters. */
const cut = (text: string, longest: number): string => text.slice(0, longest).toWellFormed()

/** Addresses in a stack keep their path; their query may be a diner's. */
const withoutQueries = (text: string): string => text.replace(/([?#])[^\s:)]+/g, '')

/** Cuts the parts that differ between two of the same: figures, ids and quoted text. */
const sameText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(["'`«“])[^"'`»”]*(["'`»”])/g, '$1…$2')
    .replace(/\d+(?:[.,]\d+)*/g, '#')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns a report without personal data, and the fields that group it. */
export function clientErrorOf(report: ClientReport): ClientError {
  const known = [report.fullAddress].filter((one) => typeof one === 'string')
  const stack = report.stack ?? ''
  const message = maskPersonal(cut(withoutQueries(messageOf(report, stack)), LONGEST_MESSAGE), known)
  const component = maskPersonal(cut(report.component ?? '', 80), known)
  const frame = frameOf(stack)
  const route = pageRoute(report.url)
  return {
    message,
    component,
    frame,
    route,
    stack: maskStack(stack, known),
    payload: maskPayload(report.payload ?? null, known),
    fingerprint: [component, sameText(message), frame, route].join('|'),
  }
}

/** The place of a frame is no phone and no house number: only the text before it is masked. */
const maskStack = (stack: string, known: readonly string[]): string =>
  withoutQueries(cut(stack, LONGEST_STACK))
    .split('\n')
    .map((line) => {
      const [place = ''] = /[^\s()@/]{0,80}:\d+(?::\d+)?\)?\s*$/.exec(line) ?? []
      return maskPersonal(line.slice(0, line.length - place.length), known) + place
    })
    .join('\n')
