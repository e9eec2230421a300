import type { z } from 'zod'
import { isProblemCode, problem, TYPE_NAMES, type Problem } from './problems.ts'
import { at } from './spot.ts'

type Issue = z.core.$ZodIssue

/**
 * Returns the schema's findings in a value at a path as problems: one for each unknown field, too.
 */
export function schemaProblems(error: z.ZodError, from = ''): readonly Problem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.reduce<string>(
      (way, step) => at(way, typeof step === 'number' ? step : String(step)),
      from,
    )
    if (issue.code !== 'unrecognized_keys') return [issueProblem(path, issue)]
    return issue.keys.map((field) => problem(at(path, field), 'unknown-field', { field }))
  })
}

function issueProblem(path: string, issue: Issue): Problem {
  // The schema's own messages are codes: see schema/values.ts.
  if (isProblemCode(issue.message)) return problem(path, issue.message)
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return problem(path, 'missing')
      return problem(path, 'wrong-type', { expected: TYPE_NAMES[issue.expected] ?? issue.expected })
    }
    case 'invalid_value':
      return problem(path, 'not-one-of', { values: issue.values.map(String).join(', ') })
    case 'invalid_union':
      return unionProblem(path, issue)
    case 'too_small':
      return tooSmall(path, issue)
    case 'too_big':
      return problem(path, LARGER[issue.origin] ?? 'too-large', { maximum: String(issue.maximum) })
    case 'invalid_key':
      return problem(path, 'unknown-field', { field: String(issue.path.at(-1)) })
    default:
      return problem(path, 'not-valid')
  }
}

const LARGER: Readonly<Record<string, 'too-long' | 'too-many'>> = { string: 'too-long', array: 'too-many' }

function tooSmall(path: string, issue: Extract<Issue, { code: 'too_small' }>): Problem {
  const minimum = String(issue.minimum)
  if (issue.origin === 'string') return problem(path, 'too-short', { minimum })
  if (issue.origin === 'array') return problem(path, 'too-few', { minimum })
  return problem(path, issue.inclusive === false ? 'not-above' : 'too-small', { minimum })
}

function unionProblem(path: string, issue: Extract<Issue, { code: 'invalid_union' }>): Problem {
  // Where a text or a thing may stand, the problems of the fitting one are told.
  const fitting = issue.errors.find((issues) =>
    issues.every(({ code, path: within }) => code !== 'invalid_type' || within.length > 0),
  )
  const [first] = fitting ?? []
  if (first && issue.errors.length > 1)
    return issueProblem(
      [...first.path].reduce<string>((way, step) => at(way, String(step)), path),
      first,
    )
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
  return options.length > 0
    ? problem(path, 'not-one-of', { values: options.join(', ') })
    : problem(path, 'not-valid')
}
