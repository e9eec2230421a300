import type { Refusal } from './endpoint.ts'

// Refusals that many endpoints share: no session, too many requests, or a thing that is not there.
export const notSignedIn = { status: 401, code: 'not-signed-in' } as const satisfies Refusal
export const tooMany = { status: 429, code: 'too-many-requests' } as const satisfies Refusal
/** Others of the company's files are being read: in a moment it is this one's turn. */
export const fileTurnLater = { status: 429, code: 'file-turn-later' } as const satisfies Refusal
/** The company spent the share of a processor that its expensive calls have. */
export const workShareSpent = { status: 429, code: 'work-share-spent' } as const satisfies Refusal
/** Reading the history since a change takes too long. */
export const tooManySince = { status: 422, code: 'too-many-changes-since' } as const satisfies Refusal
export const noContact = { status: 404, code: 'branch-contact-not-found' } as const satisfies Refusal
export const noOrder = { status: 404, code: 'order-not-found' } as const satisfies Refusal
/** The member of staff lacks the permission: `errors` names it, and the people who can give it. */
export const noPermission = { status: 403, code: 'permission-missing' } as const satisfies Refusal
/** Grave things are not done where a PIN opens the way. */
export const notOnSharedDevice = { status: 403, code: 'not-on-shared-device' } as const satisfies Refusal
/** This session was begun by the password alone, and its person has a passkey. */
export const passkeyFirst = { status: 409, code: 'passkey-first' } as const satisfies Refusal
export const noToken = { status: 401, code: 'rider-token-invalid' } as const satisfies Refusal

/** Refusals of endpoints that are open to programs: an unknown key, and too many tries. */
export const ofKeys = [
  { status: 401, code: 'api-key-unknown' },
  tooMany,
] as const satisfies readonly Refusal[]

/** Reasons why a sent picture is not kept. */
export const ofPicture = [
  { status: 413, code: 'picture-too-heavy' },
  { status: 422, code: 'picture-format-unknown' },
  { status: 422, code: 'picture-heic' },
  { status: 422, code: 'picture-too-many-pixels' },
  { status: 422, code: 'picture-unreadable' },
] as const satisfies readonly Refusal[]
