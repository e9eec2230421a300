import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** Hashing of staff's passwords as sign-in does it, so that imported accounts work. */
export const staffPasswords = {
  hash: hashPassword,
  verify: (hash: string, password: string): Promise<boolean> => verifyPassword({ hash, password }),
} as const
