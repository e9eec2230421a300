import { Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useIsAlive, useLacksBackButton } from './ambient.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'

/** Returns the whole HTML that the server writes of a part. */
async function written(part: React.ReactNode): Promise<string> {
  const stream = await renderToReadableStream(<Suspense>{part}</Suspense>)
  await stream.allReady
  return (await new Response(stream).text()).replace(/<!--.*?-->/g, '')
}

test('on the server a page is not alive yet, and has no way back of its own', async () => {
  const State = () => <p>{JSON.stringify([useIsAlive(), useLacksBackButton()])}</p>
  expect(await written(<State />)).toBe('<p>[false,false]</p>')
})

test('a part that comes by itself is drawn when it is there', async () => {
  const Part = lazyOrNothing(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }))
  expect(await written(<Part name="Ombú" />)).toBe('<p>Ombú</p>')
})

test('without it the page goes on', async () => {
  const Part = lazyOrNothing<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await written(<Part name="Ombú" />)).toBe('')
})
