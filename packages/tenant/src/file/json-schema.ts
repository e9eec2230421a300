import { z } from 'zod'
import { allowingComments } from './comments.ts'
import { tenantSchema } from '../schema/tenant-schema.ts'

/**
 * Returns the published JSON Schema of a tenant file, as text: the contents of
 * `tenant.schema.json`.
 */
export function tenantJsonSchema(): string {
  const schema = allowingComments(z.toJSONSchema(tenantSchema, { io: 'input' })) as object
  return `${JSON.stringify({ title: 'Mostrador tenant file', ...schema }, undefined, 2)}\n`
}
