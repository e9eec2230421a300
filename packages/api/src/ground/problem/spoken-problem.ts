import type { Problem } from '@mostrador/contract/problem'
import { inVos } from '@mostrador/copy/you'

const isProblem = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/problem+json') ?? false

/**
 * Returns a problem in vos for a page that speaks it (`x-voice`); others as they are. Source:
 * docs/decisions/155.
 */
export async function spokenProblem(response: Response, voice: string | undefined): Promise<Response> {
  if (voice !== 'VOS' || !isProblem(response)) return response
  const problem = (await response.json()) as Problem
  const body: Problem = {
    ...problem,
    title: inVos(problem.title),
    detail: inVos(problem.detail),
    ...(problem.errors && {
      errors: problem.errors.map((one) => ({ ...one, message: inVos(one.message) })),
    }),
  }
  return new Response(JSON.stringify(body), response)
}
