import type { Hono } from 'hono'
import type { CallVariables } from './raw-input.ts'

/** Returns a Hono path as an expression: `:name` stands for one segment. */
const asExpression = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+')}$`)

/**
 * Returns the methods of an app's routes at a path, sorted; HEAD with GET. Source: RFC 9110,
 * 10.2.1.
 */
export function methodsOf(app: Hono<CallVariables>): (path: string) => readonly string[] {
  const known = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, at: asExpression(path) }))
  return (path) => {
    const methods = known.filter(({ at }) => at.test(path)).map(({ method }) => method)
    return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].toSorted()
  }
}
