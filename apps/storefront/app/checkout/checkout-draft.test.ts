import { describe, expect, test } from 'vitest'
import { changeDraft, draftAfterOrder, emptyDraft, parseDraft, type CheckoutDraft } from './checkout-draft.ts'

const blank = emptyDraft('AR')
const filled: CheckoutDraft = {
  ...blank,
  customerName: 'Ana',
  phone: '11 2345-6789',
  phoneCountry: 'UY',
  betweenStreets: 'Thames y Serrano',
  paymentAmount: '20000',
  paysExact: true,
  notes: 'Sin timbre',
  optIn: false,
  timing: 'scheduled',
  date: '2026-11-21',
  time: '20:30',
  tableNumber: '7',
}

/** spec('000 §2.73') */
test('nothing is typed at first, and notifications are wanted', () => {
  expect(blank).toEqual({
    customerName: '',
    phone: '',
    phoneCountry: 'AR',
    customerEmail: '',
    customerDocument: '',
    tableNumber: '',
    optIn: true,
    optInBegan: true,
    details: '',
    betweenStreets: '',
    paymentAmount: '',
    paysExact: false,
    notes: '',
    timing: null,
    date: '',
    time: '',
    discountCode: null,
    points: 0,
    recognised: '',
    proposedName: '',
  })
})

describe('a typed draft', () => {
  test('survives a reload whole', () => {
    expect(parseDraft(JSON.stringify(filled), blank)).toEqual(filled)
  })

  test.each([null, '', '{', '[]', '"x"', '7'])('%j in the storage is as good as nothing', (json) => {
    expect(parseDraft(json, blank)).toEqual(blank)
  })

  test.each([
    ['points', 5, true],
    ['points', -1, false],
    ['points', 1.5, false],
    ['points', '5', false],
    ['optIn', false, true],
    ['optIn', 'true', false],
    ['optInBegan', false, true],
    ['optInBegan', null, false],
    ['paysExact', true, true],
    ['paysExact', 'yes', false],
    ['timing', 'now', true],
    ['timing', 'scheduled', true],
    ['timing', 5, false],
    ['phoneCountry', 'CL', true],
    ['phoneCountry', null, false],
    ['discountCode', 'HOLA', false],
    ['notes', 'x'.repeat(20_000), true],
    ['notes', 'x'.repeat(20_001), false],
    ['customerName', null, false],
  ] as const)('%s may be stored as %j: %s', (field, value, fits) => {
    const read = parseDraft(JSON.stringify({ [field]: value }), blank)
    expect(read).toEqual(fits ? { ...blank, [field]: value } : blank)
  })

  test('an empty value in the storage takes the place of a proposed one', () => {
    const proposed: CheckoutDraft = { ...blank, timing: 'now', customerName: 'Ana' }
    expect(parseDraft('{"timing":null,"customerName":""}', proposed)).toEqual(blank)
  })

  test('an address that an earlier version kept here is left behind', () => {
    const stored = { ...filled, street: 'Gorriti', streetNumber: '5000', locality: 'Palermo' }
    expect(parseDraft(JSON.stringify(stored), blank)).toEqual(filled)
  })

  test('a field that does not fit is left blank, the others stay', () => {
    const stored = { ...filled, phoneCountry: 'XX', optIn: 'yes', paysExact: 1, notes: 12, timing: 'never' }
    const { phoneCountry, optIn, paysExact, notes, timing } = blank
    expect(parseDraft(JSON.stringify({ ...stored, admin: true }), blank)).toEqual({
      ...filled,
      phoneCountry,
      optIn,
      paysExact,
      notes,
      timing,
    })
  })

  /** spec('000 §2.73') */
  test('notifications are wanted again when the phone changes, and only then', () => {
    expect(changeDraft(filled, { phone: '11 8999-9999' }).optIn).toBe(true)
    expect(changeDraft(filled, { phoneCountry: 'AR' }).optIn).toBe(true)
    expect(changeDraft(filled, { phoneCountry: filled.phoneCountry }).optIn).toBe(false)
    expect(changeDraft(filled, { phone: filled.phone }).optIn).toBe(false)
    expect(changeDraft(filled, { customerName: 'Eva' }).optIn).toBe(false)
  })

  /** spec('decisions who-sees-what.7') */
  test('where the branch has it so, the box begins unticked and is unticked again when the phone changes', () => {
    const law = { optInTicked: false }
    expect(emptyDraft('AR', false)).toMatchObject({ optIn: false, optInBegan: false })
    const ticked = changeDraft(filled, { optIn: true }, law)
    expect(ticked).toMatchObject({ optIn: true, optInBegan: filled.optInBegan })
    expect(changeDraft(ticked, { phone: '11 8999-9999' }, law)).toMatchObject({
      optIn: false,
      optInBegan: false,
    })
  })

  test('the next order keeps who it is, forgets what this one was about, and is paid with just the total', () => {
    const next = draftAfterOrder(filled)
    expect(next).toMatchObject({ customerName: 'Ana', phone: '11 2345-6789' })
    expect(next).toMatchObject({ notes: '', paymentAmount: '', paysExact: true, tableNumber: '' })
    expect(next).toEqual({
      ...filled,
      tableNumber: '',
      paymentAmount: '',
      paysExact: true,
      notes: '',
      timing: null,
      date: '',
      time: '',
      discountCode: null,
      points: 0,
    })
  })

  test('another phone is nobody who was recognised, and has no points', () => {
    const known: CheckoutDraft = { ...filled, recognised: '+541123456789', points: 50 }
    expect(changeDraft(known, { phone: '11 8999-9999' })).toEqual({
      ...known,
      phone: '11 8999-9999',
      optIn: true,
      optInBegan: true,
      recognised: '',
      points: 0,
    })
    expect(changeDraft(known, { phone: '11 8999-9999', points: 5 }).points).toBe(5)
    expect(changeDraft(known, { timing: 'now' })).toEqual({ ...known, timing: 'now' })
  })
})
