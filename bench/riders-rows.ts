import type { Heard } from './position-tally.ts'
import { kilobytes, type Row } from './report.ts'

/** Measurements of riders and of the pages that follow them. */
export type Riders = {
  readonly riders: number
  readonly pages: number
  /** Positions each second: as many as the machine could take, and those of the riders. */
  readonly possible: number
  readonly accepted: number
  readonly heard: Heard
  /** A message on the same bus. */
  readonly bare: Heard
  /** Megabytes. */
  readonly pageMemory: number
}

const whole = (number: number): string => Math.round(number).toLocaleString('en')

const delayRow = (what: string, product: number, bare: number): Row => ({
  what,
  product: `${product.toFixed(1)} ms`,
  baseline: `${bare.toFixed(1)} ms`,
  ratio: product / bare,
})

/** Riders and tracking as rows: a delay beside that of a message on the same bus. */
export function ridersRows({ heard, bare, ...of }: Riders): Row[] {
  const crowd = `${whole(of.riders)} riders, a position each 5 s, to ${whole(of.pages)} tracking pages at another process`
  return [
    delayRow(`${crowd}: from phone to page, half of them within`, heard.p50, bare.p50),
    delayRow('the same, 99 of 100 within', heard.p99, bare.p99),
    {
      what: `last positions that did not arrive; of all ${whole(heard.expected)}`,
      product: `${heard.outdated}; ${heard.lost}`,
      baseline: `${bare.outdated}; ${bare.lost}`,
      target: '0 last ones',
      isMet: heard.outdated === 0,
    },
    {
      what: 'positions accepted: as many as possible, without pages; of those riders, all that they sent',
      product: `${whole(of.possible)}/s; ${whole(of.accepted)}/s`,
    },
    {
      what: 'memory of each page that listens',
      product: Number.isNaN(of.pageMemory) ? '?' : kilobytes(of.pageMemory * 1024 * 1024),
    },
  ]
}
