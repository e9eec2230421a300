import { checkSteps } from './check-steps.ts'
import { conclude, runSteps } from './tally.ts'

// npm run check: format, lint, arrows, budgets, words, types, unit and API tests on the embedded database.
conclude(await runSteps(checkSteps))
