/**
 * Beginning of a rehearsal's token, which is used in place of a draft's: it shows the same, and
 * unlike a draft it takes orders.
 */
const OPENING = 'ensayo.'

/** Returns the token of a rehearsal from its id and its signature. */
export const rehearsalToken = (id: string, signature: string): string => `${OPENING}${id}.${signature}`

/** Whether a token is that of a rehearsal, open or not, and no draft's. */
export const isRehearsalToken = (token: string | null | undefined): boolean =>
  token?.startsWith(OPENING) ?? false

/** Reads the parts of a token; undefined for any other text. */
export function readRehearsalToken(
  token: string,
): { readonly id: string; readonly signature: string } | undefined {
  const [, id = '', signature = ''] = /^ensayo\.([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  return id === '' ? undefined : { id, signature }
}

export const REHEARSAL_MINUTES = 60
