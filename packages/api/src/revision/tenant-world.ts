import type { ImportWorld } from '@mostrador/tenant-file/import-world'
import type { Ports } from '../ports.ts'
import { staffPasswords } from '../staff/staff-passwords.ts'

/**
 * What a change of a tenant needs of the world, without pictures of its own: those that the tenant
 * has are known by their names.
 */
export const tenantWorld = ({ database, pictures, newId, now }: Ports): ImportWorld => ({
  db: database,
  files: { put: pictures.put, open: async () => undefined },
  resolvePicture: async () => undefined,
  passwords: staffPasswords,
  newId,
  now: now(),
})
