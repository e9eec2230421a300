import { expect, test } from 'vitest'
import { smallBeginning } from './small-memory.ts'

const small = ['--liftoff-only', '--max-semi-space-size=8']

test('a server with the embedded database begins without the optimiser, with a small young generation', () => {
  for (const env of [{}, { DATABASE_URL: '' }, { DATABASE_URL: 'file:data' }, { DATABASE_URL: 'data' }])
    expect(smallBeginning({ flags: ['--inspect'], env })).toEqual({
      flags: ['--inspect', ...small],
      env: { ...env, MALLOC_ARENA_MAX: '2' },
    })
})

test('a server on PostgreSQL keeps the optimiser, and has few arenas as well', () => {
  for (const DATABASE_URL of ['postgres://x/y', 'postgresql://x/y'])
    expect(smallBeginning({ flags: [], env: { DATABASE_URL } })).toEqual({
      flags: [],
      env: { DATABASE_URL, MALLOC_ARENA_MAX: '2' },
    })
})

test('a server that began so does not begin again, and the arenas of an operator stay', () => {
  expect(smallBeginning({ flags: small, env: { MALLOC_ARENA_MAX: '2' } })).toBeUndefined()
  expect(
    smallBeginning({ flags: [], env: { DATABASE_URL: 'postgres://x/y', MALLOC_ARENA_MAX: '8' } }),
  ).toBeUndefined()
  expect(smallBeginning({ flags: [], env: { MALLOC_ARENA_MAX: '8' } })).toEqual({
    flags: small,
    env: { MALLOC_ARENA_MAX: '8' },
  })
})
