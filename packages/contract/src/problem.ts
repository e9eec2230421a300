import { z } from 'zod'

/**
 * One entry of a problem's list: a field by its path, or one thing that does not hold in an order.
 */
export const problemErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** The place in the request, as `items.2.quantity`. */
  path: z.string().optional(),
  /** The index of the order item that is meant. */
  item: z.int().optional(),
  /** Values of the server and of the request, in major units or as text. */
  expected: z.union([z.number(), z.string()]).optional(),
  claimed: z.union([z.number(), z.string()]).optional(),
  /** Person who changed it since, and when. */
  by: z.string().optional(),
  at: z.string().optional(),
})

/**
 * The one body of every error: RFC 9457 with our `code`, `errors` and `requestId`. `detail` may be
 * shown to a diner.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(problemErrorSchema).optional(),
  requestId: z.string().optional(),
})

/** One entry of a problem's list. */
export type ProblemError = z.infer<typeof problemErrorSchema>

export type Problem = z.infer<typeof problemSchema>
