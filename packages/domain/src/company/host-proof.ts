import { isTryout, type ServerNames } from './server-names.ts'

/**
 * States of a company's claim to a host name: named and not seen yet, proved, or proved once and
 * not any more. Links lead to a proved one alone.
 */
export const HOST_STATES = ['WAITING', 'PROVED', 'LOST'] as const

type HostState = (typeof HOST_STATES)[number]

/**
 * Proofs of a name: the operator answers for it, it was there before names were proved, a record
 * of its zone has the company's token, or it leads to this server.
 */
export const HOST_WAYS = ['OPERATOR', 'EARLIER', 'TXT', 'LEADS_HERE'] as const

type HostWay = (typeof HOST_WAYS)[number]

/** The state of a company's claim to a name. */
export type HostProof = {
  readonly state: HostState
  readonly way: HostWay | null
  readonly provedAt: Date | null
  readonly lostAt: Date | null
  /** Since when looks fail one after the other, and how many did. */
  readonly failingSince: Date | null
  readonly failedLooks: number
  /** Whether the company's token was in the zone at the last look. */
  readonly worded: boolean
  readonly nextLookAt: Date | null
}

/** The result of a look at a name. */
export type HostSeen = {
  /** Whether the company's token is in the name's zone. */
  readonly worded: boolean
  /** Whether this server answers at the name. */
  readonly leadsHere: boolean
  /**
   * Whether the server sees itself, and any name at all: else a look without findings means
   * nothing.
   */
  readonly seesItself: boolean
  readonly seesNames: boolean
}

/** Claims of other companies to the name. */
export type HostOthers = {
  readonly named: boolean
  readonly proved: boolean
  readonly worded: boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Time between two looks at a proved name, and at one that waits, was lost or fails. */
const CALM_MS = 6 * HOUR_MS
const RESTLESS_MS = HOUR_MS
/** Failed looks after which a name is lost, and the time that they take. */
const LOSING_LOOKS = 4
const LOSING_MS = DAY_MS
/** Time that names from before proofs have to be seen. */
const EARLIER_MS = 30 * DAY_MS

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/**
 * Returns how a look proves that the name is the company's. A name that leads here does not say
 * for which company: it proves one that no other company names, and keeps a proved one until the
 * TXT record of another stands there.
 */
function shownBy(proof: HostProof, seen: HostSeen, others: HostOthers): HostWay | undefined {
  if (seen.worded) return 'TXT'
  const isContested = proof.state === 'PROVED' ? others.worded : others.named
  return seen.leadsHere && !isContested ? 'LEADS_HERE' : undefined
}

/** Whether a look that found nothing counts: not while the server itself sees nothing. */
function isTelling({ way }: HostProof, seen: HostSeen, others: HostOthers): boolean {
  if (others.worded) return true
  return way === 'TXT' ? seen.seesNames : seen.seesItself
}

/** Returns how long a name may fail before it is lost, in milliseconds. */
const termOf = ({ way }: HostProof, others: Pick<HostOthers, 'worded'>): number =>
  way === 'EARLIER' && !others.worded ? EARLIER_MS : LOSING_MS

/**
 * Returns the look at which a failing name is lost, if no look sees it until then: links lead to
 * it so long. Null for one that does not fail.
 */
export function losesAt(proof: HostProof, others: Pick<HostOthers, 'worded'>): Date | null {
  const { failingSince, failedLooks, nextLookAt } = proof
  if (failingSince === null || nextLookAt === null) return null
  const term = later(failingSince, termOf(proof, others))
  const lastLook = later(nextLookAt, Math.max(0, LOSING_LOOKS - 1 - failedLooks) * RESTLESS_MS)
  return term > lastLook ? term : lastLook
}

/**
 * Returns the claim after a look. It is proved by the findings, unless another company has the
 * name; it is lost after several looks that failed over a day, never by a single one. A claim of
 * the operator stays.
 */
export function afterLook(
  proof: HostProof,
  { seen, others, now }: { readonly seen: HostSeen; readonly others: HostOthers; readonly now: Date },
): HostProof {
  if (proof.way === 'OPERATOR' && proof.state === 'PROVED') return proof
  const { worded } = seen
  const way = shownBy(proof, seen, others)
  const isProved = proof.state === 'PROVED'
  if (way && (isProved || !others.proved))
    return {
      state: 'PROVED',
      way,
      provedAt: isProved && proof.way !== 'EARLIER' ? proof.provedAt : now,
      lostAt: null,
      failingSince: null,
      failedLooks: 0,
      worded,
      nextLookAt: later(now, CALM_MS),
    }
  const next = { ...proof, worded, nextLookAt: later(now, RESTLESS_MS) }
  if (!isProved || !isTelling(proof, seen, others)) return next
  const failingSince = proof.failingSince ?? now
  const failedLooks = proof.failedLooks + 1
  const isLost = failedLooks >= LOSING_LOOKS && now >= later(failingSince, termOf(proof, others))
  return isLost
    ? { ...next, state: 'LOST', lostAt: now, failingSince: null, failedLooks: 0 }
    : { ...next, failingSince, failedLooks }
}

/** News of a name that people are told: some looks failed, it was lost, it is seen again. */
export const HOST_NEWS_KINDS = ['FAILING', 'LOST', 'SEEN'] as const

/** One of them. */
export type HostNews = (typeof HOST_NEWS_KINDS)[number]

type Seen = Pick<HostProof, 'state' | 'failedLooks'>

/** Finds what a look made of a name that people are told, each once; undefined for nothing new. */
export function newsOfLook(before: Seen, after: Seen): HostNews | undefined {
  if (after.state === 'LOST') return before.state === 'PROVED' ? 'LOST' : undefined
  if (after.state !== 'PROVED' || before.state === 'WAITING') return undefined
  const [failed, fails] = [before, after].map(({ failedLooks }) => failedLooks >= LOSING_LOOKS)
  if (fails) return failed ? undefined : 'FAILING'
  return failed || before.state === 'LOST' ? 'SEEN' : undefined
}

/** Where in its zone a name has its company's word. */
export const recordName = (host: string): string => `_mostrador.${host}`

/** Returns the text of that record. */
export const recordText = (word: string): string => `mostrador=${word}`

/** Returns the path at which this server answers under a name that leads here, by a random text. */
export const lookPath = (nonce: string): string => `/.well-known/mostrador/${nonce}`

/** Whether a name leads here without a look: it is this machine's, for trying out. */
export const isOwnMachine = (host: string, names: ServerNames): boolean =>
  isTryout(names) && host.endsWith('.localhost')
