import type { Branding } from '@mostrador/contract/branding/branding-schema'
import { PROBLEM_DETAILS } from '@mostrador/copy/problem'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { no } from '../../ground/http/handler.ts'
import { unknownPictures } from './branding-store.ts'

/** Returns the refusal of a branding with foreign pictures, by path; undefined for none. */
export async function refusedPictures(db: Kysely<Database>, branchId: string, branding: Branding) {
  const unknown = await unknownPictures(db, branchId, branding)
  if (unknown.length === 0) return undefined
  const code = 'picture-unknown'
  const errors = unknown.map((field) => ({ code, message: PROBLEM_DETAILS[code], path: `branding.${field}` }))
  return no(code, errors)
}
