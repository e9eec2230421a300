import { z } from 'zod'

/** Role as a person holds it. */
export const heldRoleSchema = z.object({
  /** A built-in role in capitals, or the key of one of the company's own. */
  role: z.string(),
  /** Name of a company's own role. */
  roleName: z.string().nullable(),
})
