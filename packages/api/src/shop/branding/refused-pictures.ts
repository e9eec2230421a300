import type { Branding } from '@mostrador/contract/branding/branding-schema'
import { PROBLEM_DETAILS } from '@mostrador/copy/problem'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { no } from '../../ground/http/handler.ts'
import { unknownPictures } from './branding-store.ts'

/**
 * The refusal of a branding that names a picture which is not the branch's, each with its path;
 * undefined where all are.
 */
export async function refusedPictures(db: Kysely<Database>, branchId: string, branding: Branding) {
  const unknown = await unknownPictures(db, branchId, branding)
  if (unknown.length === 0) return undefined
  const code = 'picture-unknown'
  const errors = unknown.map((field) => ({ code, message: PROBLEM_DETAILS[code], path: `branding.${field}` }))
  return no(code, errors)
}
