/** b68token of RFC 6750. */
const BEARER = /^bearer +([\w.~+/=-]{1,4000})$/i

/** The token of an `authorization` header; undefined where there is none that could be one. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  authorization?.match(BEARER)?.[1]
