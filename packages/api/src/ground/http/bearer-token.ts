/** b68token of RFC 6750. */
const BEARER = /^bearer +([\w.~+/=-]{1,4000})$/i

/** Returns the token of an `authorization` header; undefined without a valid one. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  authorization?.match(BEARER)?.[1]
