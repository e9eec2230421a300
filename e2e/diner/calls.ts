import type { APIRequestContext } from '@playwright/test'
import type { Client, Fetch, Result } from '@mostrador/contract/client'

/** The contact of a link. */
export async function contactOf(client: Client, alias: string) {
  const lookup = got(await client.getAlias({ params: { alias } }))
  if (lookup.type !== 'branchContact') throw new Error(`${alias} is no branch contact.`)
  return lookup.info
}

/** The data of an answer; throws what was refused. */
export function got<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new Error(`${result.problem.code}: ${JSON.stringify(result.problem)}`)
  return result.data
}

/** The calls of the client by the browser's own request context, which carries its cookies. */
export const fetchBy =
  (request: APIRequestContext): Fetch =>
  async (url, init = {}) => {
    const response = await request.fetch(url, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { data: init.body }),
    })
    const body = await response.body()
    // An answer without content has no body, not even an empty one.
    const held = body.length > 0 ? new Uint8Array(body) : null
    // One by one: an answer may bring several cookies.
    const headers = response.headersArray().map(({ name, value }): [string, string] => [name, value])
    return new Response(held, { status: response.status(), headers })
  }
