import type { Refusal } from './endpoint.ts'

// What many calls refuse alike: who asks is nobody, asks too often, or asks for what is not there.
export const notSignedIn = { status: 401, code: 'not-signed-in' } as const satisfies Refusal
export const tooMany = { status: 429, code: 'too-many-requests' } as const satisfies Refusal
export const noContact = { status: 404, code: 'branch-contact-not-found' } as const satisfies Refusal
export const noOrder = { status: 404, code: 'order-not-found' } as const satisfies Refusal
export const noToken = { status: 401, code: 'rider-token-invalid' } as const satisfies Refusal
