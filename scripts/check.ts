import { checkSteps } from './check-steps.ts'
import { conclude, runSteps } from './tally.ts'

// npm run check: format, lint, what is unused, arrows, budgets, words, types, and the tests that
// need no database.
conclude(await runSteps(checkSteps))
