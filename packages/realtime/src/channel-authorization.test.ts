import { expect, test } from 'vitest'
import { isSignedFor, signChannel } from './channel-authorization.ts'

// The example of the protocol's own documentation.
const app = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }
const documented = '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4'

test('a subscription is signed as the protocol documents it', () => {
  expect(signChannel({ ...app, socketId: '1234.1234', channel: 'private-foobar' })).toEqual({
    auth: documented,
  })
})

test('a signature holds for its socket and channel, and for no other', () => {
  const subscription = { socketId: '1234.1234', channel: 'private-foobar', auth: documented }
  expect(isSignedFor(app, subscription)).toBe(true)
  expect(isSignedFor(app, { ...subscription, socketId: '1234.1235' })).toBe(false)
  expect(isSignedFor(app, { ...subscription, channel: 'private-foobaz' })).toBe(false)
  expect(isSignedFor(app, { ...subscription, auth: documented.slice(0, -1) })).toBe(false)
  expect(isSignedFor(app, { ...subscription, auth: undefined })).toBe(false)
  expect(isSignedFor({ ...app, secret: 'other' }, subscription)).toBe(false)
})

test.each([
  { socketId: '1234.1234:private-board-1', channel: 'x' },
  { socketId: '', channel: 'private-foobar' },
  { socketId: '1234.1234', channel: 'private-a:private-b' },
  { socketId: '1234.1234', channel: 'private-\n' },
])('nothing is signed for $socketId on $channel', (wish) => {
  expect(() => signChannel({ ...app, ...wish })).toThrow(TypeError)
})
