import { z } from 'zod'

/** Role as a person holds it. */
export const heldRoleSchema = z.object({
  /** A built-in role in capitals, or the key of one of the company's own. */
  role: z.string(),
  roleName: z.string().nullable(),
})
