import { afterEach, expect, test, vi } from 'vitest'
import { givenFrames } from '../testing/given-frames.ts'
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

/** A browser that says whether motion is wanted, and draws when it is told to. */
function givenBrowser({ isMotionWanted }: { readonly isMotionWanted: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && !isMotionWanted,
  }))
  return givenFrames({ clock: 5000 })
}

test('a marker takes a second for its way, frame by frame, and then rests', () => {
  const { draw, count } = givenBrowser({ isMotionWanted: true })
  const way: number[] = []
  glide(from, to, ({ lat }) => void way.push(Math.round(lat * 10_000) / 10_000))
  draw(250)
  draw(250)
  draw(499)
  expect(way).toEqual([-34.6025, -34.605, -34.61])
  expect(count()).toBe(1)
  draw(1)
  expect(way.at(-1)).toBe(-34.61)
  expect(count()).toBe(0)
})

test('a marker that is seen elsewhere stops where it is', () => {
  const { draw, count } = givenBrowser({ isMotionWanted: true })
  const move = vi.fn<(point: typeof from) => void>()
  const stop = glide(from, to, move)
  draw(100)
  stop()
  expect(count()).toBe(0)
  expect(move).toHaveBeenCalledTimes(1)
})

test('where motion is not wanted it is there at once', () => {
  const { count } = givenBrowser({ isMotionWanted: false })
  const move = vi.fn<(point: typeof from) => void>()
  glide(from, to, move)()
  expect(move.mock.calls).toEqual([[to]])
  expect(count()).toBe(0)
})
