import type { Handlers } from './http/handler.ts'

/** Every endpoint that answers for real, by its name in the contract. */
export const handlers = {} as Handlers
