import { createClient } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import * as routes from '@mostrador/contract/routes'

/** A question that the server of a test was asked, and how it is answered. */
export type Question = {
  readonly url: string
  readonly method: string
  readonly body: unknown
  readonly answer: (data: unknown) => Promise<void>
  readonly refuse: (status: number, code?: string, errors?: Problem['errors']) => Promise<void>
  /** The connection breaks. */
  readonly lose: () => Promise<void>
}

/** Until everything that follows from an answer has happened; with a real or a stopped clock. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

const problemOf = (status: number, code: string, errors?: Problem['errors']): Response =>
  new Response(JSON.stringify({ type: '', title: '', status, code, detail: '', errors }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

/** A server that answers when the test says so, question by question. */
export function givenApi() {
  const asked: Question[] = []
  const api = createClient(
    (url, init) =>
      new Promise((resolve, reject) => {
        const end = (act: () => void) => async (): Promise<void> => {
          act()
          await settled()
        }
        asked.push({
          url,
          method: init?.method ?? 'GET',
          body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
          answer: (data) => end(() => resolve(Response.json(data)))(),
          refuse: (status, code = 'refused', errors) => end(() => resolve(problemOf(status, code, errors)))(),
          lose: end(() => reject(new TypeError('Failed to fetch'))),
        })
      }),
    routes,
  )
  return { api, asked, last: (): Question => asked[asked.length - 1] ?? nothingAsked() }
}

function nothingAsked(): never {
  throw new Error('The server was asked nothing')
}
