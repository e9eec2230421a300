import { z } from 'zod'

/** A role as somebody holds it. */
export const heldRoleSchema = z.object({
  /** A built-in role in capitals, or the key of one of the company's own. */
  role: z.string(),
  /** Name of a company's own role. */
  roleName: z.string().nullable(),
})
