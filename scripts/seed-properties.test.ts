import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedOf } from './seed-properties.ts'

const draw = (given: string | undefined): readonly number[] => {
  const seed = seedOf(given)
  return fc.sample(fc.nat(), { numRuns: 20, ...(seed !== undefined && { seed }) })
}

test('properties draw the same cases in each run, and those of a seed that is given', () => {
  expect(draw(undefined)).toEqual(draw(undefined))
  expect(draw('')).toEqual(draw(undefined))
  expect(draw('-12')).toEqual(draw('-12'))
  expect(draw('-12')).not.toEqual(draw(undefined))
})

test('or others each time, where somebody asks for that', () => {
  expect(seedOf('random')).toBeUndefined()
})

test('every file of tests has the seed of its run', () => {
  expect(fc.readConfigureGlobal()?.seed).toBe(seedOf(process.env.PROPERTY_SEED))
})

test.each(['al azar', '1.5', '0x1f'])('%s is no seed', (given) => {
  expect(() => seedOf(given)).toThrow(given)
})
