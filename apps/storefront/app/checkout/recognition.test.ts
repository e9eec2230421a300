import { describe, expect, test } from 'vitest'
import { emptyDraft } from './checkout-draft.ts'
import type { CustomerFound } from '../diner/ordering-customer.ts'
import { recognise } from './recognition.ts'

const PHONE = '+5491123456789'
const asked = { phone: PHONE, optIn: true }
const blank = emptyDraft('AR')
const ana: CustomerFound = {
  status: 'known',
  customer: {
    name: 'Ana',
    phone: PHONE,
    optIn: false,
    addressesRegistered: [],
    loyaltyPointsBalance: 7,
    pointsLock: null,
  },
}

describe('the customer of a phone', () => {
  /** spec('000 §4.20') */
  test('proposes the name, and says whether notifications are wanted', () => {
    expect(recognise(blank, ana, asked)).toEqual({
      recognised: PHONE,
      optIn: false,
      optInBegan: false,
      customerName: 'Ana',
      proposedName: 'Ana',
    })
  })

  test('does not overwrite a name that was typed, but one that another phone proposed', () => {
    expect(recognise({ ...blank, customerName: 'Eva' }, ana, asked)).not.toHaveProperty('customerName')
    const proposed = { ...blank, customerName: 'Beto', proposedName: 'Beto' }
    expect(recognise(proposed, ana, asked)).toMatchObject({ customerName: 'Ana', proposedName: 'Ana' })
  })

  test('is taken over once: what the diner changes afterwards stays', () => {
    expect(recognise({ ...blank, recognised: PHONE }, ana, asked)).toEqual({})
  })

  test('leaves a box alone that was ticked while it was asked for', () => {
    const draft = { ...blank, optIn: false }
    const wants: CustomerFound = { ...ana, customer: { ...ana.customer, optIn: true } }
    expect(recognise(draft, wants, asked)).not.toHaveProperty('optIn')
  })

  /** spec('000 §8.22') spec('001 §8.16') */
  test('a diner whose look-up failed has agreed to nothing; a new one is asked as ever', () => {
    expect(recognise(blank, { status: 'failed' }, asked)).toEqual({
      optIn: false,
      optInBegan: false,
    })
    expect(recognise(blank, { status: 'nobody' }, asked)).toEqual({ recognised: PHONE })
    expect(recognise({ ...blank, optIn: false }, { status: 'failed' }, asked)).toEqual({})
  })

  test('without a name proposes none; blanks are none that was typed', () => {
    const nameless: CustomerFound = { ...ana, customer: { ...ana.customer, name: '' } }
    expect(recognise(blank, nameless, asked)).toEqual({ recognised: PHONE, optIn: false, optInBegan: false })
    expect(recognise({ ...blank, customerName: '  ' }, ana, asked)).toMatchObject({ customerName: 'Ana' })
  })
})
