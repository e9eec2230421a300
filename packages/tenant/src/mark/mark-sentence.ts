// words: these sentences say what a revision did, and tenant may not import copy.
import { dayOfWeekOf, wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { FIELD_NAMES } from '../history/field-names.ts'
import type { MarkState } from './mark-state.ts'

type Telling = { readonly now: Date; readonly timeZone: string }

type Told = Telling & {
  readonly name: string
  /** Name of the branch contact. */
  readonly contact: string
  readonly to: MarkState
  /** Numbers of things made with an ingredient. */
  readonly takes?: { readonly plates: number; readonly garnishes: number }
}

/**
 * Returns the sentence of a mark, as it goes on from a name: `Marcó "Palta" como agotado hasta el
 * viernes 27/11 a las 12:00 (6 platos y 2 agregados), en Palermo`. The end is told by the branch
 * contact's own wall clock.
 */
export function markSentence({ name, contact, to, takes, ...telling }: Told): string {
  if (!to) return `Volvió a vender "${name}" en ${contact}`
  const along = takes ? takenAlong(takes) : ''
  return `Marcó "${name}" como ${stateText(to, telling)}${along === '' ? '' : ` (${along})`}, en ${contact}`
}

/** Returns the state in words, as they go on from "está". */
export const stateText = (state: MarkState, telling: Telling): string =>
  state ? `agotado ${endText(state.until, telling)}` : 'a la venta'

function endText(until: string | null, { now, timeZone }: Telling): string {
  if (until === null) return 'hasta nuevo aviso'
  const { date, minutes } = wallClock(new Date(until), timeZone)
  const time = `las ${timeOf(minutes)}`
  if (date === wallClock(now, timeZone).date) return `hasta ${time}`
  const [, month, day] = date.split('-').map(Number)
  return `hasta el ${FIELD_NAMES[dayOfWeekOf(date)]} ${day}/${month} a ${time}`
}

const takenAlong = ({ plates, garnishes }: NonNullable<Told['takes']>): string =>
  [counted(plates, 'plato'), counted(garnishes, 'agregado')].filter(Boolean).join(' y ')

const counted = (count: number, one: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : `${one}s`}`
