import { afterEach, expect, test, vi } from 'vitest'
import { glide, glidePoint } from './glide.ts'

afterEach(() => void vi.unstubAllGlobals())

const from = { lat: -34.6, lng: -58.4 }
const to = { lat: -34.61, lng: -58.42 }

test('a marker goes the straight way to where the rider was seen, and not past it', () => {
  expect(glidePoint(from, to, 0)).toEqual(from)
  expect(glidePoint(from, to, 500).lat).toBeCloseTo(-34.605, 9)
  expect(glidePoint(from, to, 500).lng).toBeCloseTo(-58.41, 9)
  expect(glidePoint(from, to, 60_000)).toEqual(to)
  expect(glidePoint(from, to, -16)).toEqual(from)
})

/** A browser that draws when it is told to, and says whether motion is wanted. */
function givenFrames({ isMotionWanted }: { readonly isMotionWanted: boolean }) {
  const waiting = new Map<number, (now: number) => void>()
  let clock = 5000
  let last = 0
  vi.stubGlobal('performance', { now: () => clock })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && !isMotionWanted,
  }))
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => {
    last += 1
    waiting.set(last, step)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void waiting.delete(frame))
  return {
    frames: () => waiting.size,
    draw(milliseconds: number) {
      clock += milliseconds
      const steps = [...waiting.values()]
      waiting.clear()
      for (const step of steps) step(clock)
    },
  }
}

test('a marker takes a second for its way, frame by frame, and then rests', () => {
  const { draw, frames } = givenFrames({ isMotionWanted: true })
  const way: number[] = []
  glide(from, to, ({ lat }) => void way.push(Math.round(lat * 10_000) / 10_000))
  draw(250)
  draw(250)
  draw(499)
  expect(way).toEqual([-34.6025, -34.605, -34.61])
  expect(frames()).toBe(1)
  draw(1)
  expect(way.at(-1)).toBe(-34.61)
  expect(frames()).toBe(0)
})

test('a marker that is seen elsewhere stops where it is', () => {
  const { draw, frames } = givenFrames({ isMotionWanted: true })
  const move = vi.fn<(point: typeof from) => void>()
  const stop = glide(from, to, move)
  draw(100)
  stop()
  expect(frames()).toBe(0)
  expect(move).toHaveBeenCalledTimes(1)
})

test('where motion is not wanted it is there at once', () => {
  const { frames } = givenFrames({ isMotionWanted: false })
  const move = vi.fn<(point: typeof from) => void>()
  glide(from, to, move)()
  expect(move.mock.calls).toEqual([[to]])
  expect(frames()).toBe(0)
})
