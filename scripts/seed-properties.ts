import fc from 'fast-check'

/** Seed of the ordinary run: two runs over the same code have the same result. */
const SEED_OF_EVERY_RUN = 20_261_120

/**
 * Returns the seed by which properties draw their cases: always the same one, a given number
 * (failures print theirs), or undefined, another each time, for `random`. Throws for any other
 * text.
 */
export function seedOf(given: string | undefined): number | undefined {
  if (given === undefined || given === '') return SEED_OF_EVERY_RUN
  if (given === 'random') return undefined
  if (!/^-?\d+$/.test(given)) throw new Error(`PROPERTY_SEED is a whole number or random, not ${given}`)
  return Number(given)
}

const seed = seedOf(process.env.PROPERTY_SEED)
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...(seed !== undefined && { seed }) })
