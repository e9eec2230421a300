import { act } from 'react'
import { MemoryRouter, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { listen, type Told, type Visit } from '../frame/bus.ts'
import { openPage } from '../testing/browser-page.ts'
import { renderHook } from '../testing/render-hook.tsx'
import { useTellPaid } from './use-tell-paid.ts'
import { useTellVisits } from './use-tell-visits.ts'

let heard: Told[] = []
// Other pages of this process may have told something before.
listen((told) => void heard.push(told))
beforeEach(() => {
  heard = []
})

test('an order is told to be paid once it is, and once, however often it is drawn', async () => {
  openPage()
  type Order = Parameters<typeof useTellPaid>[0]
  const order = (code: string, paymentStatus: Order['paymentStatus']): Order => ({ code, paymentStatus })
  const { renderAgain } = await renderHook(useTellPaid, { props: order('ABC', 'PENDING') })
  expect(heard).toEqual([])
  await renderAgain(order('ABC', 'APPROVED'))
  await renderAgain(order('ABC', 'APPROVED'))
  expect(heard).toEqual([{ kind: 'paid', code: 'ABC' }])
  await renderAgain(order('DEF', 'APPROVED'))
  expect(heard.slice(1)).toEqual([{ kind: 'paid', code: 'DEF' }])
})

test('each page that is shown is told once, with how it was come to', async () => {
  openPage()
  const place = { lookup: { type: 'branch' } } as unknown as Visit['place']
  const useVisits = (shown: Visit['place']) => {
    useTellVisits(shown)
    return useNavigate()
  }
  const { now, renderAgain } = await renderHook(useVisits, {
    props: place,
    wrap: (node) => <MemoryRouter initialEntries={['/menu/ombu?source=qr']}>{node}</MemoryRouter>,
  })
  await act(() => now()('/menu/ombu/checkout'))
  // Its data is loaded again.
  await renderAgain({ ...place })
  await act(() => now()('?phone=1'))
  await act(() => now()(-2))
  const visits = heard.map((told) => told.kind === 'visit' && told.visit)
  expect(visits).toMatchObject([
    { place, key: 'default', pathname: '/menu/ombu', search: '?source=qr', action: 'POP' },
    { pathname: '/menu/ombu/checkout', search: '', action: 'PUSH' },
    { pathname: '/menu/ombu/checkout', search: '?phone=1', action: 'PUSH' },
    { pathname: '/menu/ombu', search: '?source=qr', action: 'POP' },
  ])
})
