import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { MoreButton } from './more-button.tsx'

/** Requests that pressing the button makes, in order. */
async function pressed({ isFetching }: { readonly isFetching: boolean }): Promise<readonly string[]> {
  const asked: string[] = []
  const ask = (what: string) => async () => void asked.push(what)
  const button = MoreButton({
    list: {
      hasNextPage: true,
      isFetching,
      isFetchingNextPage: false,
      fetchNextPage: ask('next page'),
      refetch: ask('news'),
    },
  })
  const props = button?.props as ComponentProps<'button'> | undefined
  props?.onClick?.({} as never)
  await Promise.resolve()
  await Promise.resolve()
  return asked
}

test('more asks for the next page alone', async () => {
  expect(await pressed({ isFetching: false })).toEqual(['next page'])
})

test('news that was on its way is called off by the next page, and asked for after it', async () => {
  expect(await pressed({ isFetching: true })).toEqual(['next page', 'news'])
})
