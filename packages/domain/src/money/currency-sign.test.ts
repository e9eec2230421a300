import { expect, test } from 'vitest'
import { bankAmountIn } from '../transfer/bank-cells.ts'
import { parseAmount } from './parse-amount.ts'

const SIGNS =
  '$ $U U$S AR$ ARS Bs Bs. BOB VES R$ BRL CL$ CLP CO$ COP US$ USD MX$ MXN B/. PAB ₲ Gs. PYG S/ S/. PEN UY$ UYU'.split(
    ' ',
  )

test.each(SIGNS)(
  'an amount with %s before or behind it is read alike where it is typed and from a bank',
  (sign) => {
    for (const written of [`${sign} 900`, `${sign}900`, `900 ${sign}`, `${sign.toLowerCase()} 900`]) {
      expect([written, parseAmount(written, 2)]).toEqual([written, 90_000])
      expect([written, bankAmountIn(written, 2)]).toEqual([written, 90_000])
    }
    expect(bankAmountIn(`-${sign} 900`, 2)).toBe(-90_000)
    expect(parseAmount(`${sign} ${sign} 900`, 2)).toBeUndefined()
  },
)
