import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { expect, test } from 'vitest'
import { endText } from './group-ended.tsx'

const items = [{ referenceId: 'p', name: 'Flan', price: 1, quantity: 1 }] as const

/** A group of Ana, as its host sees it, a guest with plates, or one without. */
const seenBy = (
  who: 'host' | 'guest' | 'late',
  end: NonNullable<GroupOrder['end']>,
  plates = true,
): GroupOrder => ({
  key: 'k',
  orderModeId: 'm1',
  payer: 'ONE',
  closesAt: '2026-11-20T21:00:00.000Z',
  isOpen: false,
  end,
  isMine: who === 'host',
  people: [
    { name: 'Ana', isHost: true, isMe: who === 'host', items: plates ? [...items] : [] },
    ...(who === 'guest' ? [{ name: 'Leo', isHost: false, isMe: true, items: [...items] }] : []),
  ],
})

/** spec('decisions beyond-the-documents.35') */
test.each([
  ['host', 'EXPIRED', 'Se terminó el tiempo para sumar platos. Falta que hagas el pedido.'],
  ['host', 'CLOSED', 'El grupo está cerrado. Falta que hagas el pedido.'],
  ['host', 'ORDERED', 'El pedido del grupo está hecho. '],
  ['host', 'CANCELLED', 'Cancelaste el grupo. No se pidió nada.'],
  [
    'guest',
    'EXPIRED',
    'Se terminó el tiempo para sumar platos. Ana puede hacer el pedido con lo que ya está.',
  ],
  ['guest', 'CLOSED', 'El grupo está cerrado. Ana está haciendo el pedido.'],
  ['guest', 'ORDERED', 'Ana hizo el pedido. Lo tuyo va con tu nombre en la caja.'],
  ['guest', 'CANCELLED', 'Ana canceló el grupo. No se pidió nada.'],
  ['late', 'ORDERED', 'Ana hizo el pedido. No llegaste a sumar platos.'],
  ['late', 'CLOSED', 'El grupo está cerrado. Ana está haciendo el pedido. No llegaste a sumar platos.'],
] as const)('to %s a group that is %s says: %s', (who, end, said) => {
  const group = seenBy(who, end)
  const { title, text } = endText(group, end)
  expect(`${title} ${text}`).toBe(said)
})

test('a group that nobody brought anything to has nothing to be ordered', () => {
  expect(endText(seenBy('host', 'EXPIRED', false), 'EXPIRED').text).toBe('Nadie sumó platos.')
})
