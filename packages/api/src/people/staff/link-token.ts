import { createHash, createHmac } from 'node:crypto'

/** Returns the stored hash of a link's token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Returns the token of a mailed link: the same for each try, and computed by the secret alone. */
export const tokenOfJob = (
  secret: string,
  { kind, id }: { readonly kind: string; readonly id: string },
): string => createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url')
