/** Channels of alerts about an order that was not looked at, the gentlest first. */
export const ALERT_CHANNELS = ['PUSH', 'MESSAGE', 'CALL'] as const

type AlertChannel = (typeof ALERT_CHANNELS)[number]

/** Channels by which people are told of anything: before an opening by mail as well. */
export const TOLD_BY = [...ALERT_CHANNELS, 'MAIL'] as const

export type ToldBy = (typeof TOLD_BY)[number]

/** Outcomes of an alert: to be sent, sent, given up, or looked at before. */
export const ALERT_OUTCOMES = ['WAITING', 'SENT', 'FAILED', 'STOPPED'] as const

export type AlertOutcome = (typeof ALERT_OUTCOMES)[number]

/** Bounds of a step, in seconds after the order came. */
export const SOONEST_ALERT = 15
export const LATEST_ALERT = 3600

/** Seconds after the order came at which devices are alerted, if a branch contact sets none. */
export const PUSH_AFTER_SECONDS = 60

/** Most people of a branch contact who are alerted. */
export const MOST_ALERTED = 10

type AlertedPerson = {
  readonly key: string
  readonly name: string
  /** `+5491123456789` */
  readonly phone: string
  /** Whether they get messages. */
  readonly messages: boolean
  /** Whether they get calls. */
  readonly calls: boolean
}

/** Steps of a branch contact so that no order is missed; a step without seconds is not taken. */
export type AlertLadder = {
  readonly pushAfterSeconds?: number | undefined
  readonly messageAfterSeconds?: number | undefined
  readonly callAfterSeconds?: number | undefined
  readonly people: readonly AlertedPerson[]
}

/** Person and channel of an alert; a push is for all who have the console on their phone. */
export type AlertStep = { readonly channel: AlertChannel; readonly person: AlertedPerson | null }

/** Returns the people that a channel reaches: only null for a push, which is for all. */
function peopleOf({ people }: AlertLadder, channel: AlertChannel): readonly (AlertedPerson | null)[] {
  if (channel === 'PUSH') return [null]
  return people.filter(({ messages, calls }) => (channel === 'MESSAGE' ? messages : calls))
}

/** Returns when a channel is used, in seconds after the order came; undefined for never. */
const secondsOf = (ladder: AlertLadder, channel: AlertChannel): number | undefined =>
  ({
    PUSH: ladder.pushAfterSeconds,
    MESSAGE: ladder.messageAfterSeconds,
    CALL: ladder.callAfterSeconds,
  })[channel]

/**
 * Returns the steps that are due for an order waiting since an instant, taken ones among them: the
 * database decides whether one was taken.
 */
export function dueSteps(ladder: AlertLadder, waiting: { since: Date; now: Date }): readonly AlertStep[] {
  const seconds = (waiting.now.getTime() - waiting.since.getTime()) / 1000
  return ALERT_CHANNELS.filter((channel) => seconds >= (secondsOf(ladder, channel) ?? Infinity)).flatMap(
    (channel) => peopleOf(ladder, channel).map((person) => ({ channel, person })),
  )
}
