import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterLook,
  isOwnMachine,
  losesAt,
  lookPath,
  newsOfLook,
  recordName,
  recordText,
  type HostOthers,
  type HostProof,
  type HostSeen,
} from './host-proof.ts'
import { serverNamesOf } from './server-names.ts'

const START = new Date('2026-11-28T12:00:00Z')
const HOUR = 3_600_000
const at = (hours: number): Date => new Date(START.getTime() + hours * HOUR)

const WAITING: HostProof = {
  state: 'WAITING',
  way: null,
  provedAt: null,
  lostAt: null,
  failingSince: null,
  failedLooks: 0,
  worded: false,
  nextLookAt: START,
}
const proved = (way: HostProof['way']): HostProof => ({ ...WAITING, state: 'PROVED', way, provedAt: START })

const NOTHING: HostSeen = { worded: false, leadsHere: false, seesItself: true, seesNames: true }
const WORD: HostSeen = { ...NOTHING, worded: true }
const HERE: HostSeen = { ...NOTHING, leadsHere: true }
const ALONE: HostOthers = { named: false, proved: false, worded: false }

type Rest = { readonly others?: HostOthers; readonly now?: Date }

const looked = (proof: HostProof, seen: HostSeen, { others = ALONE, now = START }: Rest = {}) =>
  afterLook(proof, { seen, others, now })

/** Looks once an hour, for so many hours. */
const lookedFor = (
  hours: number,
  proof: HostProof,
  [seen, others = ALONE]: [HostSeen, HostOthers?],
): HostProof =>
  Array.from({ length: hours }, (_, hour) => hour + 1).reduce<HostProof>(
    (before, hour) => looked(before, seen, { others, now: at(hour) }),
    proof,
  )

describe('a name is proved', () => {
  /** spec('decisions beyond-the-documents.8') */
  test('by the company’s word in its zone, or by leading here', () => {
    expect(looked(WAITING, NOTHING)).toMatchObject({ state: 'WAITING', way: null, provedAt: null })
    expect(looked(WAITING, WORD)).toMatchObject({ state: 'PROVED', way: 'TXT', provedAt: START })
    expect(looked(WAITING, HERE)).toMatchObject({ state: 'PROVED', way: 'LEADS_HERE', provedAt: START })
  })

  test('only by the word where another company names it, since leading here does not say for whom', () => {
    const named = { ...ALONE, named: true }
    expect(looked(WAITING, HERE, { others: named }).state).toBe('WAITING')
    expect(
      looked({ ...proved('LEADS_HERE'), state: 'LOST', lostAt: START }, HERE, { others: named }).state,
    ).toBe('LOST')
    expect(looked(WAITING, WORD, { others: named }).state).toBe('PROVED')
  })

  test('not while another company has it, which says that the word is there', () => {
    const taken = { named: true, proved: true, worded: false }
    expect(looked(WAITING, WORD, { others: taken })).toMatchObject({ state: 'WAITING', worded: true })
  })
})

describe('a name is lost', () => {
  test('after failing four times over a day, not at one look, nor in an hour', () => {
    const once = looked(proved('TXT'), NOTHING)
    expect(once).toMatchObject({ state: 'PROVED', failedLooks: 1, failingSince: START })
    const pressed = Array.from({ length: 50 }).reduce<HostProof>((proof) => looked(proof, NOTHING), once)
    expect(pressed.state).toBe('PROVED')
    expect(lookedFor(24, proved('TXT'), [NOTHING]).state).toBe('PROVED')
    expect(lookedFor(25, proved('TXT'), [NOTHING])).toMatchObject({ state: 'LOST', lostAt: at(25) })
    const slow = looked(looked(proved('TXT'), NOTHING), NOTHING, { now: at(48) })
    expect(slow.state).toBe('PROVED')
  })

  test('never where it was seen once in between', () => {
    const seen = looked(lookedFor(20, proved('TXT'), [NOTHING]), WORD, { now: at(21) })
    expect(seen).toMatchObject({ failedLooks: 0, failingSince: null, provedAt: START })
    expect(lookedFor(20, seen, [NOTHING]).state).toBe('PROVED')
  })

  test('not while the server itself sees nothing', () => {
    const blind = { ...NOTHING, seesItself: false, seesNames: false }
    expect(lookedFor(100, proved('TXT'), [blind]).state).toBe('PROVED')
    expect(lookedFor(100, proved('LEADS_HERE'), [blind]).state).toBe('PROVED')
    expect(lookedFor(100, proved('TXT'), [{ ...blind, seesNames: true }]).state).toBe('LOST')
    expect(lookedFor(100, proved('LEADS_HERE'), [{ ...blind, seesItself: true }]).state).toBe('LOST')
  })

  test('to another’s word where it only leads here, and only after its time', () => {
    const worded = { named: true, proved: false, worded: true }
    expect(lookedFor(24, proved('LEADS_HERE'), [HERE, worded]).state).toBe('PROVED')
    expect(lookedFor(25, proved('LEADS_HERE'), [HERE, worded]).state).toBe('LOST')
    expect(lookedFor(100, proved('TXT'), [WORD, worded]).state).toBe('PROVED')
    expect(lookedFor(25, proved('EARLIER'), [NOTHING, worded]).state).toBe('LOST')
  })

  test('and won back by what is shown again', () => {
    const lost = lookedFor(25, proved('TXT'), [NOTHING])
    expect(looked(lost, WORD, { now: at(26) })).toMatchObject({
      state: 'PROVED',
      lostAt: null,
      provedAt: at(26),
    })
  })
})

test('a name of before has a month, and is then its company’s as any other', () => {
  expect(lookedFor(24 * 30, proved('EARLIER'), [NOTHING]).state).toBe('PROVED')
  expect(lookedFor(24 * 30 + 1, proved('EARLIER'), [NOTHING]).state).toBe('LOST')
  expect(looked(proved('EARLIER'), HERE, { now: at(3) })).toMatchObject({
    way: 'LEADS_HERE',
    provedAt: at(3),
  })
})

describe('until when links lead to a name that fails', () => {
  const worded = { named: true, proved: false, worded: true }

  test('a day after it began, a month for one of the time before, unless another’s word stands there', () => {
    const failing = (way: HostProof['way']) => lookedFor(3, proved(way), [NOTHING])
    expect(losesAt(failing('TXT'), ALONE)).toEqual(at(25))
    expect(losesAt(failing('LEADS_HERE'), ALONE)).toEqual(at(25))
    expect(losesAt(failing('EARLIER'), ALONE)).toEqual(at(721))
    expect(losesAt(failing('EARLIER'), worded)).toEqual(at(25))
  })

  test('later where looks are missing, and never for one that does not fail', () => {
    const slow = looked(looked(proved('TXT'), NOTHING), NOTHING, { now: at(48) })
    expect(losesAt(slow, ALONE)).toEqual(at(50))
    for (const calm of [WAITING, proved('TXT'), lookedFor(30, proved('TXT'), [NOTHING])])
      expect(losesAt(calm, ALONE)).toBeNull()
  })

  test('the day that is told is the day on which it is lost, looked at each hour', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('TXT', 'LEADS_HERE', 'EARLIER'),
        fc.integer({ min: 1, max: 24 }),
        (way, hours) => {
          const told = losesAt(lookedFor(hours, proved(way), [NOTHING]), ALONE)
          const last = ((told?.getTime() ?? 0) - START.getTime()) / HOUR
          expect(lookedFor(last - 1, proved(way), [NOTHING]).state).toBe('PROVED')
          expect(lookedFor(last, proved(way), [NOTHING]).state).toBe('LOST')
        },
      ),
    )
  })
})

test('a name that the operator answers for stays, for any look', () => {
  const worded = { named: true, proved: false, worded: true }
  expect(lookedFor(1000, proved('OPERATOR'), [NOTHING, worded])).toEqual(proved('OPERATOR'))
})

test('no look proves a name that another company has', () => {
  const flag = fc.boolean()
  const looks = fc.array(fc.record({ worded: flag, leadsHere: flag, seesItself: flag, seesNames: flag }), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(looks, flag, (all, worded) => {
      const others = { named: true, proved: true, worded }
      const last = all.reduce<HostProof>(
        (proof, seen, hour) => looked(proof, seen, { others, now: at(hour) }),
        WAITING,
      )
      expect(last.state).toBe('WAITING')
    }),
  )
})

test('where the word stands, and where the server answers', () => {
  expect(recordName('pedidos.ombu.com')).toBe('_mostrador.pedidos.ombu.com')
  expect(recordText('ab12')).toBe('mostrador=ab12')
  expect(lookPath('cd34')).toBe('/.well-known/mostrador/cd34')
})

test('names of one’s own machine lead to it where the server is tried out there', () => {
  const tryout = serverNamesOf(['http://localhost:3000'])
  expect(isOwnMachine('ombu.localhost', tryout)).toBe(true)
  expect(isOwnMachine('ombu.example', tryout)).toBe(false)
  expect(isOwnMachine('ombu.localhost', serverNamesOf(['https://pide.example']))).toBe(false)
})

describe('people are told', () => {
  const news = (before: HostProof, seen: HostSeen, rest: Rest = {}) => {
    const after = looked(before, seen, rest)
    return newsOfLook(before, after)
  }

  test('owners are told of the fourth look in a row that fails, and of the one at which the name is lost', () => {
    let claim = proved('TXT')
    const told = Array.from({ length: 40 }, (_, hour) => {
      const now = at(hour + 1)
      const one = news(claim, NOTHING, { now })
      claim = looked(claim, NOTHING, { now })
      return one
    })
    expect(told.flatMap((one, look) => (one ? [[look + 1, one]] : []))).toEqual([
      [4, 'FAILING'],
      [25, 'LOST'],
    ])
  })

  test('owners are told that a name is seen again if they were told that it was not', () => {
    expect(news(lookedFor(3, proved('TXT'), [NOTHING]), WORD)).toBeUndefined()
    expect(news(lookedFor(4, proved('TXT'), [NOTHING]), WORD)).toBe('SEEN')
    expect(news(lookedFor(30, proved('TXT'), [NOTHING]), WORD)).toBe('SEEN')
    expect(news(proved('TXT'), WORD)).toBeUndefined()
    expect(news(WAITING, WORD)).toBeUndefined()
    expect(news(WAITING, NOTHING)).toBeUndefined()
  })

  test('owners are told nothing twice in a row, whatever is seen', () => {
    const seen = fc.constantFrom(NOTHING, WORD, HERE, { ...NOTHING, seesNames: false, seesItself: false })
    const others = fc.constantFrom(ALONE, { ...ALONE, named: true, worded: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(seen, others), { maxLength: 120 }), (looks) => {
        let claim: HostProof = WAITING
        let last: string | undefined
        for (const [hour, [one, rest]] of looks.entries()) {
          const after = looked(claim, one, { others: rest, now: at(hour) })
          const told = newsOfLook(claim, after)
          if (told) {
            expect(told).not.toBe(last)
            // A host that is seen again was told to fail, or to be lost, before.
            if (told === 'SEEN') expect(['FAILING', 'LOST']).toContain(last)
            last = told
          }
          claim = after
        }
      }),
    )
  })
})
