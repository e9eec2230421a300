import { scrypt, scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'

const OPTIONS = { N: 1024, r: 8, p: 1 }

const hashOf = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, OPTIONS, (error, key) => (error ? reject(error) : resolve(key)))
  })

test('a repeated hash is the same, also after the caller wrote over the first', async () => {
  const first = await hashOf('una clave', 'sal')
  first.fill(0)
  expect(await hashOf('una clave', 'sal')).toEqual(scryptSync('una clave', 'sal', 32, OPTIONS))
})

test('another password and another salt have hashes of their own', async () => {
  await hashOf('una clave', 'sal')
  expect(await hashOf('otra clave', 'sal')).toEqual(scryptSync('otra clave', 'sal', 32, OPTIONS))
  expect(await hashOf('una clave', 'otra sal')).toEqual(scryptSync('una clave', 'otra sal', 32, OPTIONS))
})
