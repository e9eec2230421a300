import { MOST_STATEMENTS, type Checkout, type Pair } from './measure-checkout.ts'
import { orderRows, type Row } from './report.ts'

const whole = (number: number): string => `${Math.round(number).toLocaleString('en')}/s`

const pairRow = (what: string, { product, bare }: Pair): Row => ({
  what,
  product: whole(product),
  baseline: whole(bare),
  ratio: product / bare,
})

/** Rows of the report about a checkout. */
export function checkoutRows({ code, payment, order, statements }: Checkout): Row[] {
  const [full] = orderRows({ rates: [order], statements: { perOrder: 0 }, placed: 0 }, 'full orders')
  return [
    pairRow('judge a code, 8 at once, beside its statements', code),
    pairRow('start and settle a payment, 8 at once, beside the statements that write it down', payment),
    ...(full ? [full] : []),
    {
      what: 'statements of a full order at most, of a code, of a payment with its bank’s',
      product: `${statements.order}, ${statements.code}, ${statements.payment}`,
      target: `≤ ${MOST_STATEMENTS} for the order`,
      isMet: statements.order <= MOST_STATEMENTS,
    },
  ]
}
