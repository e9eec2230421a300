import { emojiPainter, isEmojiSource } from '@mostrador/tenant/picture/emoji-picture'
import type { ImportWorld } from '@mostrador/tenant/file/import-world'
import type { Ports } from '../../ground/ports.ts'
import { staffPasswords } from '../../people/staff/staff-passwords.ts'

const paint = emojiPainter()

/** The console names pictures that are stored already. */
const IS_THERE = Buffer.alloc(1)

/**
 * Returns the world of a tenant's change. Pictures of the tenant are known by their names; those
 * of a template are drawn.
 */
export const tenantWorld = ({
  database,
  pictures,
  newId,
  now,
  hosts,
}: Pick<Ports, 'database' | 'pictures' | 'newId' | 'now' | 'hosts'>): ImportWorld => ({
  db: database,
  files: { put: pictures.put, open: async () => IS_THERE },
  resolvePicture: async (source) => (isEmojiSource(source) ? paint(source) : undefined),
  passwords: staffPasswords,
  newId,
  now: now(),
  serverNames: hosts.serverNames,
})
