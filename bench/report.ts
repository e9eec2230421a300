import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FirstView } from './first-view.ts'
import type { Compared, Rate } from './measure-http.ts'
import type { Orders } from './measure-orders.ts'
import type { Memory } from './program.ts'

/** One line of the table. */
export type Row = {
  readonly what: string
  readonly product: string
  readonly baseline?: string
  readonly ratio?: number
  readonly target?: string
  readonly isMet?: boolean
}

const whole = (number: number): string => Math.round(number).toLocaleString('en')
/** Bytes as the table says them. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

/** Memory as the table says it. */
export const megabytes = ({ now, highest }: Memory): string =>
  Number.isNaN(now) ? '?' : `${whole(now)} MB, ${whole(highest)} MB at its highest`

/** Writes a rate for the table. */
export const rate = ({ perSecond, processorMs }: Rate): string =>
  `${whole(perSecond)}/s` +
  (Number.isNaN(processorMs) ? '' : `, ${processorMs.toFixed(3)} ms of processor each`)

/** Returns an HTTP case as a row; `least` is the part of the baseline that must be reached. */
export function httpRow(what: string, { product, baseline, bytes }: Compared, least: number): Row {
  const ratio = product.perSecond / baseline.perSecond
  return {
    what: `${what} (${kilobytes(bytes)} in brotli)`,
    product: rate(product),
    baseline: rate(baseline),
    ratio,
    target: `≥ ${least * 100} %`,
    isMet: ratio >= least,
  }
}

/** Returns the orders as rows; `which` names them. */
export function orderRows({ rates, statements }: Orders, which = 'orders'): Row[] {
  const rows = rates.flatMap(({ concurrency, product, bare, plain }) => [
    {
      what: `${which}, ${concurrency} at once, beside the bare statement`,
      product: `${whole(product)}/s`,
      baseline: `${whole(bare)}/s`,
      ratio: product / bare,
      target: '≥ 50 %',
      isMet: product / bare >= 0.5,
    },
    {
      what: `the same, beside the statement behind plain node:http`,
      product: `${whole(product)}/s`,
      baseline: `${whole(plain)}/s`,
      ratio: product / plain,
    },
  ])
  return [...rows, { what: 'statements for each order', product: statements.perOrder.toFixed(2) }]
}

/** Returns a size in bytes that has a limit in kilobytes. */
export const sizeRow = (what: string, bytes: number, most: number): Row => ({
  what,
  product: kilobytes(bytes),
  target: `≤ ${most} KB`,
  isMet: bytes <= most * 1024,
})

/** Rows of the report about the first view of a menu. */
export function firstViewRows(view: FirstView): Row[] {
  return [
    sizeRow('first view of the demo’s menu, HTML', view.html, 30),
    sizeRow(`its JavaScript, ${view.scriptFiles} files that the HTML names`, view.scripts, 120),
    { what: 'all that Chromium had fetched when it was idle', product: kilobytes(view.fetchedScripts) },
    {
      what: 'layout shift at 390 × 844, loading and scrolling',
      product: view.layoutShift.toFixed(4),
      target: '0',
      isMet: view.layoutShift === 0,
    },
  ]
}

/** Returns the rows as a table of Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ what, product, baseline = '', ratio, target = '', isMet }) => {
    const part = ratio === undefined ? '' : `${Math.round(ratio * 100)} %`
    const verdict = isMet === undefined ? '' : isMet ? 'met' : '**missed**'
    return `| ${[what, product, baseline, part, target, verdict].join(' | ')} |`
  })
  return [
    '| what | Mostrador | raw baseline | ratio | target | |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

const README = join(import.meta.dirname, 'README.md')

/** The commands that write into README.md, each between marks of its own. */
const MARKS = {
  'npm run bench': ['<!-- measured: npm run bench writes what follows -->', '<!-- measured: end -->'],
  'npm run lighthouse': [
    '<!-- measured: npm run lighthouse writes what follows -->',
    '<!-- measured: end of lighthouse -->',
  ],
  'npm run mutants': [
    '<!-- measured: npm run mutants writes what follows -->',
    '<!-- measured: end of mutants -->',
  ],
} as const

type Command = keyof typeof MARKS

/** README.md before, between and after the marks of a command. */
async function partsOf(by: Command): Promise<readonly [before: string, between: string, after: string]> {
  const [begin, end] = MARKS[by]
  const readme = await readFile(README, 'utf8')
  const [before, rest] = readme.split(begin)
  const [between, after] = (rest ?? '').split(end)
  if (before === undefined || between === undefined || after === undefined)
    throw new Error(`${README} has lost its marks`)
  return [before, between, after]
}

/** Reads the text that a command wrote into README.md when it last ran. */
export async function readReport(by: Command): Promise<string> {
  const [, between] = await partsOf(by)
  return between.trim()
}

/** Puts the text between the marks of a command in README.md. */
export async function writeReport(text: string, by: Command = 'npm run bench'): Promise<void> {
  const [begin, end] = MARKS[by]
  const [before, , after] = await partsOf(by)
  await writeFile(README, `${before}${begin}\n\n${text}\n\n${end}${after}`)
}
