import fc from 'fast-check'

const MOST_ROUNDS = 6

/**
 * Tries a property until each kind of case came, which the property counts: the first round mostly
 * has all of them. Each further round has other cases, by the seed of the run as well.
 */
export async function untilAllCame(
  each: Parameters<typeof fc.assert>[0],
  came: Readonly<Record<string, number>>,
  numRuns: number,
): Promise<void> {
  const { seed } = fc.readConfigureGlobal() ?? {}
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await fc.assert(each, { numRuns, ...(seed !== undefined && { seed: seed + round }) })
    if (Object.values(came).every((count) => count > 0)) return
  }
}
