import type { Problem } from '@mostrador/contract/problem'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext, createApi } from '../api.ts'
import { needContact } from './need-contact.ts'

/** Asks for a page of an alias, of which the server says this; nothing where it is not reached. */
function ask(problem?: Pick<Problem, 'status' | 'code'>) {
  const context = new RouterContextProvider()
  const answer = async (): Promise<Response> => {
    if (!problem) throw new TypeError('Failed to fetch')
    const headers = { 'content-type': 'application/problem+json' }
    return new Response(JSON.stringify({ type: 'about:blank', title: '', ...problem }), {
      status: problem.status,
      headers,
    })
  }
  context.set(apiContext, createApi(answer))
  const request = new Request('http://shop/menu/a/preview')
  return needContact({ context, request, params: { alias: 'a' } } as unknown as Parameters<
    typeof needContact
  >[0])
}

test('without a connection the page stands on what was loaded before', async () => {
  expect(await ask()).toBeNull()
})

test('an unknown alias ends it', async () => {
  await expect(ask({ status: 404, code: 'alias-not-found' })).rejects.toMatchObject({ init: { status: 404 } })
})
