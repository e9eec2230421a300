import { lazy, Suspense, type ComponentType } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStandIns } from './not-brought.tsx'

const words = {
  text: 'No vino',
  again: 'Reintentar',
  trying: 'Buscando…',
  reload: 'Recargar',
  close: 'Cerrar',
}
const standInFor = createStandIns(words)

const Sheet = ({ open }: { readonly open: boolean }) => open && <p>La hoja</p>

/** Returns the HTML where a part comes, or does not. */
async function written(
  load: () => Promise<{ readonly default: ComponentType<{ readonly open: boolean }> }>,
  open: boolean,
): Promise<string> {
  const Part = lazy(() => load().catch(() => standInFor(load)))
  const stream = await renderToReadableStream(
    <Suspense>
      <Part open={open} />
    </Suspense>,
  )
  await stream.allReady
  return (await new Response(stream).text()).replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('for a part that does not come stands what says so, with the ways out, while it is to be seen', async () => {
  expect(await written(async () => ({ default: Sheet }), true)).toBe('|La hoja|')
  expect(await written(lost, true)).toBe('|No vino|Reintentar|Recargar|')
  expect(await written(lost, false)).toBe('|')
})
