import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { useEffect, useState } from 'react'

/**
 * A phone as machines dial it, in E.164. What was typed without a calling code is read as a number
 * of the shop's country; until that is done, and where it is none, it stays as it was typed.
 */
export function useE164(typed: string, country: string): string {
  const [read, setRead] = useState<{ readonly typed: string; readonly e164: string }>()

  useEffect(() => {
    let left = false
    // The rules of all countries' numbers are heavy, and wanted only where an order is open.
    void import('@mostrador/domain/phone/parse-phone').then(({ parsePhone }) => {
      const phone = parsePhone(typed, phoneCountryOf(country))
      if (!left && phone) setRead({ typed, e164: phone.e164 })
    })
    return () => {
      left = true
    }
  }, [typed, country])

  return read?.typed === typed ? read.e164 : typed
}
