import type { z } from 'zod'
import { branchSchema } from './branch-schema.ts'

/** Fields of a branch in a list of branches. */
export const branchCardSchema = branchSchema.pick({
  id: true,
  alias: true,
  name: true,
  description: true,
  customLogoURL: true,
})

export type BranchCard = z.infer<typeof branchCardSchema>
