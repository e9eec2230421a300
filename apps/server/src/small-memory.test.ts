import { expect, test } from 'vitest'
import { smallBeginning } from './small-memory.ts'

const small = ['--liftoff-only', '--max-semi-space-size=4']
const malloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

test('a server with the embedded database begins without the optimiser, with a small young generation', () => {
  for (const env of [{}, { DATABASE_URL: '' }, { DATABASE_URL: 'file:data' }, { DATABASE_URL: 'data' }])
    expect(smallBeginning({ flags: ['--inspect'], env })).toEqual({
      flags: ['--inspect', ...small],
      env: { ...env, ...malloc },
    })
})

test('a server on PostgreSQL keeps the optimiser, and has few arenas as well', () => {
  for (const DATABASE_URL of ['postgres://x/y', 'postgresql://x/y'])
    expect(smallBeginning({ flags: [], env: { DATABASE_URL } })).toEqual({
      flags: [],
      env: { DATABASE_URL, ...malloc },
    })
})

test('a server that began so does not begin again, and the arenas of an operator stay', () => {
  expect(smallBeginning({ flags: small, env: malloc })).toBeUndefined()
  expect(
    smallBeginning({ flags: [], env: { ...malloc, DATABASE_URL: 'postgres://x/y', MALLOC_ARENA_MAX: '8' } }),
  ).toBeUndefined()
  expect(smallBeginning({ flags: [], env: { MALLOC_ARENA_MAX: '8' } })).toEqual({
    flags: small,
    env: { ...malloc, MALLOC_ARENA_MAX: '8' },
  })
})
