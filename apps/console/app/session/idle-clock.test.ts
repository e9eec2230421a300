import { expect, test } from 'vitest'
import { createIdleClock } from './idle-clock.ts'

/** Windows of one browser, whose time is told by hand, and what the server heard. */
function browser(minutes = 5) {
  const world = {
    now: 1_000_000,
    touched: null as number | null,
    told: [] as number[],
    locked: 0,
    isAway: false,
  }
  const window = () =>
    createIdleClock({
      minutes,
      now: () => world.now,
      read: () => world.touched,
      write: (at) => void (world.touched = at),
      tell: async () => {
        if (!world.isAway) world.told.push(world.now - 1_000_000)
        return !world.isAway
      },
      lock: () => void (world.locked += 1),
    })
  const one = window()
  /** Goes on by so many seconds, one after the other, as the page does. */
  async function pass(seconds: number, clocks = [one]): Promise<void> {
    for (let at = 0; at < seconds; at += 1) {
      world.now += 1000
      for (const clock of clocks) clock.look()
      await Promise.resolve()
    }
  }
  return { world, one, window, pass }
}

/** spec('decisions shared-devices.12') */
test('a device that nobody touches locks after its minutes, once', async () => {
  const { world, one, pass } = browser()
  one.touch()
  await pass(299)
  expect(world.locked).toBe(0)
  await pass(60)
  expect(world.locked).toBe(1)
  one.touch()
  expect(world.told).toEqual([0])
})

/** spec('decisions shared-devices.12') */
test('the server is told of a touch at once, and of those after it once a minute with the last', async () => {
  const { world, one, pass } = browser()
  one.touch()
  for (let second = 0; second < 90; second += 1) {
    await pass(1)
    one.touch()
  }
  await pass(200)
  expect(world.told).toEqual([0, 60_000, 120_000])
})

/** spec('decisions shared-devices.12') */
test('where the minutes are few it is told more often, so that it locks no earlier than the page', async () => {
  const { world, one, pass } = browser(1)
  one.touch()
  await pass(14)
  one.touch()
  await pass(45)
  expect(world.told).toEqual([0, 15_000])
  expect(world.locked).toBe(0)
  await pass(15)
  expect(world.locked).toBe(1)
})

/** spec('decisions shared-devices.12') */
test('a window that nobody touches does not lock the one in which somebody works', async () => {
  const { world, one, window, pass } = browser()
  const other = window()
  for (let minute = 0; minute < 10; minute += 1) {
    one.touch()
    await pass(60, [one, other])
  }
  expect(world.locked).toBe(0)
  await pass(300, [one, other])
  expect(world.locked).toBe(2)
})

/** spec('decisions shared-devices.12') */
test('a page that is loaded anew counts from the last touch, and a lost word is said again', async () => {
  const { world, one, window, pass } = browser()
  one.touch()
  await pass(200)
  const again = window()
  await pass(99, [again])
  expect(world.locked).toBe(0)
  await pass(1, [again])
  expect(world.locked).toBe(1)

  const away = browser()
  away.world.isAway = true
  away.one.touch()
  await away.pass(100)
  away.world.isAway = false
  await away.pass(30)
  expect(away.world.told).toEqual([120_000])
})
