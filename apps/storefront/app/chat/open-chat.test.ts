import { expect, test } from 'vitest'
import { openChat } from './open-chat.ts'
import type { ChatWindow } from './open-chat.ts'

const account = { url: 'https://chat.example.com', token: 'abcDEF123' }

/** A chat's script that makes its window ready after so many tries; `undefined`: the script does not come. */
function world(readyAfter: number | undefined) {
  const seen = { asked: [] as string[], runs: [] as unknown[], opened: 0, pauses: [] as number[] }
  const page: { -readonly [Name in keyof ChatWindow]: ChatWindow[Name] } = {}
  const ports = {
    page,
    load: async (address: string) => {
      seen.asked.push(address)
      if (readyAfter === undefined) return false
      page.chatwootSDK = {
        run: (given) => {
          seen.runs.push(given)
          page.$chatwoot = {
            get hasLoaded() {
              return seen.pauses.length >= readyAfter
            },
            toggle: () => void (seen.opened += 1),
          }
        },
      }
      return true
    },
    // The script is there before its time is over.
    pause: async (milliseconds: number) => {
      if (milliseconds === 10_000) return new Promise<void>(() => undefined)
      seen.pauses.push(milliseconds)
    },
  }
  return { seen, ports }
}

/** spec('000 §2.86') */
test('the chat is asked for with the first wish, and opened again without asking', async () => {
  const { seen, ports } = world(2)
  expect(await openChat(account, ports)).toBe(true)
  expect(await openChat(account, ports)).toBe(true)
  expect(seen.asked).toEqual(['https://chat.example.com/packs/js/sdk.js'])
  expect(seen.runs).toEqual([{ websiteToken: 'abcDEF123', baseUrl: 'https://chat.example.com' }])
  expect([seen.opened, seen.pauses]).toEqual([2, [200, 200]])
})

/** spec('000 §7.44') */
test('one that never gets ready is tried ten times, 200 ms apart, and given up', async () => {
  const { seen, ports } = world(Infinity)
  expect(await openChat(account, ports)).toBe(false)
  expect(seen.pauses).toEqual(Array(10).fill(200))
})

/** spec('decisions beyond-the-documents.22') */
test('one whose script does not come, or throws, is given up at once', async () => {
  expect(await openChat(account, world(undefined).ports)).toBe(false)
  const broken = world(0)
  const load = async (): Promise<boolean> => {
    throw new Error('blocked')
  }
  expect(await openChat(account, { ...broken.ports, load })).toBe(false)
})

test('one whose script never answers is given up when its time is over, not waited for', async () => {
  const { ports } = world(0)
  const waited: number[] = []
  const pause = async (milliseconds: number): Promise<void> => void waited.push(milliseconds)
  const load = (): Promise<boolean> => new Promise(() => undefined)
  expect(await openChat(account, { ...ports, load, pause })).toBe(false)
  expect(waited).toEqual([10_000])
})
