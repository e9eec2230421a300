import { contactCopy } from '@mostrador/copy/contact'
import { parseKeptPhone, parsePhone, phoneText } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { seenText } from '@mostrador/domain/text/seen-text'
import { TextField } from '../form/text-field.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'

const copy = contactCopy.place

/**
 * Field of a phone, typed as dialled there and kept in E.164: without a prefix it is of the shop's
 * country. The hint shows how it is read.
 */
export function PhoneField(props: {
  readonly at: string
  readonly label: string
  readonly required?: boolean
}) {
  const country = phoneCountryOf(useWorkplace().contact.country)
  return (
    <TextField
      {...props}
      type="tel"
      longest={40}
      hint={copy.phoneHint}
      hintOf={(text) =>
        parsePhone(text, country) && text.trim() !== parsePhone(text, country)?.e164
          ? copy.phoneReadAs(phoneText(text, country))
          : undefined
      }
      // Phone patterns change over time: a number kept in the file is not refused for that.
      tidy={(text) => parsePhone(text, country)?.e164 ?? seenText(text).replaceAll(/[\s().-]/g, '')}
      check={(text) =>
        text.startsWith('+') && parseKeptPhone(text, country) ? undefined : copy.phoneMalformed
      }
    />
  )
}
