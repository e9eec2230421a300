import { typedEmail } from '@mostrador/domain/checkout/email'
import { seenText } from '@mostrador/domain/text/seen-text'
import { z } from 'zod'

/** A phone, a code, a table or a name that a person types, without what cannot be seen. */
export const seen = (longest: number) => z.string().overwrite(seenText).max(longest)

/** An e-mail address that a person types, likewise; what it may be is judged by the domain. */
export const mail = (longest: number) => z.string().overwrite(typedEmail).max(longest)
