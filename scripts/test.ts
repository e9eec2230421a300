import { build } from './build.ts'
import { checkAudit } from './check-audit.ts'
import { checkBoards, checkFirstView } from './check-first-view.ts'
import { checkSteps } from './check-steps.ts'
import { findChromium } from './chromium.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { redisInstallHint, startRedis } from './redis.ts'
import { runPlaywright, runVitest } from './run-tests.ts'
import { conclude, countAsOne, runSteps, type Step } from './tally.ts'

// npm test: everything that `npm run check` checks, the API suite on PostgreSQL, and the journeys
// in a browser. The line printed last is for programs: `N passed, M failed`.
let server: Promise<Postgres> | undefined
const postgresUrl = async (): Promise<string> => (await (server ??= startPostgres())).url

// The front ends are built before the suites: the smoke of the bench reads their pages.
const slowSteps: readonly Step[] = [
  {
    title: 'weaknesses that are known',
    run: async () => {
      const problem = await checkAudit()
      return countAsOne(problem === '' ? 0 : 1, problem)
    },
  },
  {
    title: 'build',
    budget: 40,
    run: async () => {
      const problem = await build()
      return countAsOne(problem === '' ? 0 : 1, problem)
    },
  },
  {
    title: 'first view',
    budget: 15,
    run: async () => {
      const problem = [checkFirstView(), ...checkBoards()].filter(Boolean).join('\n')
      return countAsOne(problem === '' ? 0 : 1, problem)
    },
  },
  { title: 'API, embedded', budget: 420, run: () => runVitest({ part: 'besidePostgres' }) },
  {
    title: 'API, PostgreSQL; Redis',
    budget: 330,
    run: async () => {
      const redis = await startRedis()
      if (!redis) console.log(redisInstallHint)
      const result = await runVitest({ databaseUrl: await postgresUrl(), redisUrl: redis?.url })
      await redis?.stop()
      return result
    },
  },
  {
    title: 'journeys, Chromium',
    budget: 570,
    run: async () => runPlaywright({ CHROMIUM_PATH: findChromium(), TEST_DATABASE_URL: await postgresUrl() }),
  },
]

const tally = await runSteps([...checkSteps, ...slowSteps])
await (await server?.catch(() => undefined))?.stop()
conclude(tally)
