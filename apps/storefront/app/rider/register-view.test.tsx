import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { textOf } from '../testing/text-of.ts'
import type { RegisterVariant } from './register-variant.ts'
import { RegisterView } from './register-view.tsx'
import type { Register } from './use-register.ts'

const rider = { id: 'r', name: 'Rosa Díaz' }
const form = {
  initPhone: '+541123456789',
  registerPhone: '',
  name: '',
  securityCode: '',
  pin: '',
  phoneCountry: 'AR',
}

/** Fields that a variant asks for, in its order, and what it says. */
function shown(variant: RegisterVariant, given: Partial<Register> & { hands?: boolean; on?: string } = {}) {
  const { hands = false, on = rider.id, ...state } = given
  const register: Register = {
    form,
    steps: { phone: form.initPhone, phoneCountry: 'AR', rider },
    problem: undefined,
    isBusy: false,
    isAllowed: true,
    carries: false,
    deviceCode: undefined,
    asksPin: false,
    forgetHands: () => undefined,
    type: () => undefined,
    submit: () => undefined,
    ...state,
  }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RegisterView {...{ alias: 'palermo', variant, register, hasFullHands: hands, riderId: on }} />
    </MemoryRouter>,
  )
  const all = (tag: RegExp) => [...html.matchAll(tag)]
  return {
    html,
    text: textOf(html),
    labels: all(/<label[^>]*>(.*?)<\/label>/g).map(([, label = '']) => textOf(label)),
    inputs: all(/<(?:input|select|textarea)[^>]*>/g).map(([tag]) => ({
      name: /name="([^"]*)"/.exec(tag)?.[1],
      isDisabled: /\sdisabled=""/.test(tag),
    })),
    buttons: all(/<button[^>]*>.*?<\/button>/g).map(([button]) => ({
      label: textOf(button),
      looks: /class="([^"]*)"/.exec(button)?.[1] ?? '',
    })),
    links: all(/<a [^>]*href="([^"]*)"/g).map(([, href]) => href),
  }
}

const open = (...names: readonly string[]) => names.map((name) => ({ name, isDisabled: false }))

/** spec('001 §2.50') */
test('phoneIntake has the phone alone, and "Siguiente"', () => {
  const { labels, inputs, buttons, links, html } = shown('phoneIntake')
  expect(labels).toEqual(['Ingresa con tu teléfono'])
  expect(inputs).toEqual(open('initPhone'))
  expect(html).toContain('placeholder="9 11 2345-6789"')
  expect(buttons.map(({ label }) => label)).toEqual(['Siguiente'])
  expect(links).toEqual([])
})

/** spec('001 §2.51') */
test('register has all four fields, the first phone disabled, and a green "Iniciar turno"', () => {
  const { labels, inputs, buttons, text } = shown('register')
  expect(labels).toEqual([
    'Ingresa con tu teléfono',
    'Confirma tu teléfono',
    'Nombre y Apellido',
    'Código de seguridad',
  ])
  expect(inputs).toEqual([
    { name: 'initPhone', isDisabled: true },
    ...open('registerPhone', 'name', 'securityCode'),
  ])
  expect(buttons).toMatchObject([{ label: 'Iniciar turno', looks: expect.stringContaining('bg-positive') }])
  expect(text).not.toContain('¡Hola')
})

/** spec('001 §2.52') */
test('logIn greets and has the security code alone, and "Iniciar turno"', () => {
  const { text, inputs, buttons } = shown('logIn')
  expect(text).toContain('¡Hola Rosa Díaz!')
  expect(inputs).toEqual(open('securityCode'))
  expect(buttons.map(({ label }) => label)).toEqual(['Iniciar turno'])
})

/** spec('001 §2.53') */
test('logOut is the same with a red "Finalizar turno"', () => {
  const { text, inputs, buttons } = shown('logOut')
  expect(text).toContain('¡Hola Rosa Díaz!')
  expect(inputs).toEqual(open('securityCode'))
  expect(buttons).toMatchObject([{ label: 'Finalizar turno', looks: expect.stringContaining('bg-danger') }])
})

/** spec('001 §2.54') */
test('success has no field, no button and no link, only a message', () => {
  const { text, inputs, buttons, links } = shown('success', {
    steps: { phone: form.initPhone, phoneCountry: 'AR', rider, shift: 'ended' },
  })
  expect(text).toContain('Turno finalizado.')
  expect([inputs, buttons, links]).toEqual([[], [], []])
})

/** spec('001 §4.21') */
test('a rider with deliveries in hand reads why the shift cannot end, with the way there', () => {
  const why = 'Todavía llevas envíos'
  const way = '/logistics/palermo/rider/r/shipments'
  expect(shown('logOut').text).not.toContain(why)
  expect(shown('logIn', { hands: true }).text).not.toContain(why)
  for (const state of [{ hands: true }, { carries: true }]) {
    const { text, links } = shown('logOut', state)
    expect(text).toContain(why)
    expect(links).toContain(way)
  }
  // On another phone than the rider's there is no way to them, and what this one knows is another
  // rider's.
  expect(shown('logOut', { hands: true, on: 'another' }).text).not.toContain(why)
  const elsewhere = shown('logOut', { carries: true, on: 'another' })
  expect(elsewhere.text).toContain('pide al local que los recupere')
  expect(elsewhere.links).not.toContain(way)
})

test('on another phone than one’s own the digits for the shop stand above the form', () => {
  expect(shown('logIn', { deviceCode: '0427' }).text).toContain('Tu código es 0427')
  expect(shown('logIn').text).not.toContain('Tu código es')
})

/** spec('decisions who-sees-what.14') */
test('another phone reads its digits, and is asked for the PIN where there is one', () => {
  const { labels, text } = shown('logIn', { deviceCode: '4821', asksPin: true })
  expect(labels).toEqual(['Código de seguridad', 'Tu PIN'])
  expect(text).toContain('Tu código es 4821')
  expect(shown('logIn', { deviceCode: '4821' }).labels).toEqual(['Código de seguridad'])
})

test('on another phone the shift goes on that cannot end with full hands', () => {
  const { links } = shown('logOut', { carries: true, on: 'somebody else' })
  expect(links).toContain('/logistics/palermo/rider/logIn')
})
