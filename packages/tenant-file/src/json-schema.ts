import { z } from 'zod'
import { tenantSchema } from './schema/tenant-schema.ts'

/** The published JSON Schema of a tenant file, as text: what `tenant.schema.json` holds. */
export function tenantJsonSchema(): string {
  const schema = z.toJSONSchema(tenantSchema, { io: 'input' })
  return `${JSON.stringify({ title: 'Mostrador tenant file', ...schema }, undefined, 2)}\n`
}
