import type {
  InterruptibleWire,
  InterruptionStart,
  InterruptionWire,
} from '@mostrador/contract/interruption/interruption-endpoints'
import { interruptionCommands as words, interruptionCopy } from '@mostrador/copy/interruption'
import { EXTRA_MINUTES } from '@mostrador/domain/interruption/interruption'
import { INTERRUPTION_LASTINGS } from '@mostrador/domain/interruption/interruption-until'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/api.ts'
import type { Command, Offer } from '../workplace/command.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import {
  interruptionsQuery,
  isSameThing,
  nameOf,
  standingAt,
  standingText,
  thingName,
  useInterruptions,
  wireThing,
  type InterruptionChange,
} from './interruption-query.ts'
import { openInterruptionSheet } from './sheet-signal.ts'

/** A single letter occurs in every mode. */
const LEAST_TYPED = 2

type Change = (change: InterruptionChange) => void

const about = { topic: 'do', icon: 'clock' } as const

const sheet: Command = {
  ...about,
  id: 'interruptions',
  title: words.sheet,
  words: words.sheetWords,
  run: openInterruptionSheet,
}

const pausesOf = (change: Change) => (thing: InterruptibleWire) => {
  const name = thingName(thing)
  return INTERRUPTION_LASTINGS.map((lasting): Command => {
    const body: InterruptionStart = { kind: 'PAUSE', thing: wireThing(thing), lasting, message: '' }
    return {
      ...about,
      id: `pause ${thing.orderModeId ?? thing.deliveryZoneId ?? 'all'} ${lasting}`,
      title: words.pause(name, lasting),
      words: words.pauseWords,
      run: () => change({ kind: 'start', name, body }),
    }
  })
}

/** Commands to delay all orders by minutes, for half an hour. */
const delaysOf = (change: Change): readonly Command[] =>
  EXTRA_MINUTES.map((extraMinutes) => ({
    ...about,
    id: `busy ${extraMinutes}`,
    title: words.busy(extraMinutes),
    hint: words.busyHint,
    words: words.busyWords,
    run: () =>
      change({
        kind: 'start',
        name: interruptionCopy.all,
        body: { kind: 'BUSY', thing: { kind: 'ALL' }, extraMinutes, lasting: 'MINUTES_30', message: '' },
      }),
  }))

const waysOf =
  (change: Change, things: readonly InterruptibleWire[]) =>
  (one: InterruptionWire): readonly Command[] => {
    const name = nameOf(one, things)
    const way = (kind: 'extend' | 'end', others: string): Command => ({
      ...about,
      id: `${kind} ${one.id}`,
      title: words[kind](standingText(one, name)),
      words: others,
      run: () => change({ kind, one, name }),
    })
    return [way('end', words.endWords), way('extend', words.extendWords)]
  }

/** Commands to pause ("pausar delivery 30 minutos"), delay, and end interruptions. */
export function useInterruptionCommands(typed: string): Offer {
  const { contact } = useWorkplace()
  const mayPause = useMay('locals.pause')
  const { change } = useInterruptions()
  const isWanted = mayPause && typed.trim().length >= LEAST_TYPED
  const { data, isFetching, error } = useQuery({
    ...interruptionsQuery(useApi(), contact.id),
    enabled: isWanted,
  })
  if (!mayPause) return { commands: [] }
  if (!data || !isWanted)
    return { commands: [sheet], isSearching: isWanted && isFetching, isCutOff: isWanted && error !== null }
  const standing = standingAt(data, new Date())
  const isFree = (kind: 'PAUSE' | 'BUSY', thing: InterruptibleWire): boolean =>
    !standing.some((one) => one.kind === kind && isSameThing(one, thing))
  const [all] = data.things
  return {
    commands: [
      sheet,
      ...standing.flatMap(waysOf(change, data.things)),
      ...data.things.filter((thing) => isFree('PAUSE', thing)).flatMap(pausesOf(change)),
      ...(all && isFree('BUSY', all) ? delaysOf(change) : []),
    ],
  }
}
