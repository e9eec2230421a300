import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// A password is hashed slowly on purpose, a tenth of a second of a processor, and nearly every test
// of the API signs in with the same one. The result of scrypt depends on its input alone, so a
// process of tests computes each only once.

type Done = (error: Error | null, key: Buffer) => void

/** Kept on the process: each test file runs this module again. */
const perProcess: { scrypt?: typeof crypto.scrypt; hashes?: Map<string, Buffer> } & typeof globalThis =
  globalThis
const scrypt = (perProcess.scrypt ??= crypto.scrypt)
const hashes = (perProcess.hashes ??= new Map())

function remembering(...asked: readonly unknown[]): void {
  const done = asked.at(-1) as Done
  const question = JSON.stringify(asked.slice(0, -1))
  const known = hashes.get(question)
  if (known) return void setImmediate(done, null, Buffer.from(known))
  const remember: Done = (error, key) => {
    if (!error) hashes.set(question, Buffer.from(key))
    done(error, key)
  }
  Reflect.apply(scrypt, crypto, [...asked.slice(0, -1), remember])
}

Object.assign(crypto, { scrypt: remembering })
syncBuiltinESMExports()
