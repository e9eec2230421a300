import { checkSteps } from './check-steps.ts'
import { conclude, runSteps } from './tally.ts'

// npm run check: format, lint, unused code, arrows, budgets, words, types, and the tests that need
// no database. `npm run check -- --openapi`: the OpenAPI document instead, by tools that are
// installed for it.
const isOfOpenApi = process.argv.includes('--openapi')
const steps = isOfOpenApi ? (await import('./check-openapi.ts')).openApiSteps : checkSteps
conclude(await runSteps(steps))
