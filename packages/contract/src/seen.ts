import { typedEmail } from '@mostrador/domain/checkout/email'
import { seenText } from '@mostrador/domain/text/seen-text'
import { z } from 'zod'

/** Phone, code, table or name that a person types, without invisible characters. */
export const seen = (longest: number) => z.string().overwrite(seenText).max(longest)

/** E-mail address that a person types, likewise; the domain judges it. */
export const mail = (longest: number) => z.string().overwrite(typedEmail).max(longest)
