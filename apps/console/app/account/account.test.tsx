import type { Download } from '@mostrador/contract/download/download-endpoints'
import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { InvitationForm } from '../invitation/invitation-page.tsx'
import { ForgottenPage } from '../password-link/forgotten-page.tsx'
import { NewPasswordForm } from '../password-link/password-link-page.tsx'
import { SecondFactorForm } from '../session/second-factor-form.tsx'
import { Stopped, StopMailsPage } from '../sales-mail/stop-page.tsx'
import { draw as drawAt } from '../testing/draw.tsx'
import { Account, AccountPage } from './account-page.tsx'
import { DownloadState } from './download-card.tsx'
import { SalesMailsCard } from './sales-mails-card.tsx'
import { SignInPage } from '../session/sign-in-page.tsx'
import { People, PasswordLink } from './people-card.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

const SESSION = '0198c000-0000-7000-8000-0000000000a1'

const account: StaffAccount = {
  email: 'caja@ombu.demo',
  hasSecondFactor: false,
  owesSecondFactor: false,
  isShutOut: false,
  secondFactorFrom: null,
  onSharedDevice: false,
  sessions: [
    {
      id: '0198c000-0000-7000-8000-0000000000a0',
      current: true,
      device: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      network: '203.0.113.7',
      createdAt: '2026-11-18T15:00:00.000Z',
      lastSeenAt: '2026-11-19T15:00:00.000Z',
    },
    {
      id: SESSION,
      current: false,
      device: '',
      network: '',
      createdAt: '2026-11-18T15:00:00.000Z',
      lastSeenAt: '2026-11-18T15:00:00.000Z',
    },
  ],
  passkeys: [],
  pins: [],
  companies: [],
  salesMails: [],
}

const draw = (node: ReactNode): string => drawAt(node, { path: '/account' })

const drawn = (part: Partial<StaffAccount> = {}): string =>
  draw(<Account account={{ ...account, ...part }} />)

/** spec('decisions who-sees-what.10') */
test('each session says where it is and can be ended, but the one that is looked from', () => {
  const html = drawn()
  for (const text of ['Safari en iPad', 'Red 203.0.113.7', 'Esta sesión', 'Cerrar sesión en todas partes'])
    expect(html).toContain(text)
  expect(html.match(/Cerrar la sesión de/g)).toHaveLength(1)
  expect(html).toContain('Cerrar la sesión de Dispositivo desconocido')
})

/** spec('decisions factor-by-role.6') */
test('staff read from when a second step is asked for; one who owes it sees only its setup', () => {
  expect(drawn()).not.toContain('segundo paso para entrar')
  expect(drawn({ secondFactorFrom: '2026-12-01' })).toContain(
    'Desde el 1 de diciembre tu empresa pide un segundo paso para entrar',
  )
  const companies = [{ id: SESSION, name: 'Ombú' }]
  const owing = drawn({ owesSecondFactor: true, companies })
  for (const text of ['Tu empresa pide un segundo paso', 'Contraseña actual']) expect(owing).toContain(text)
  const shutOut = drawn({ owesSecondFactor: true, isShutOut: true, companies })
  for (const text of ['Tu empresa pide un segundo paso', 'Llaves de acceso', 'Activar'])
    expect(shutOut).toContain(text)
  for (const text of ['Contraseña actual', 'Sesiones abiertas', 'Descargar todo'])
    expect(shutOut).not.toContain(text)
})

/** spec('decisions factor-by-role.8') */
test('at a shared tablet the file with everything is not offered, and it is said where', () => {
  const companies = [{ id: SESSION, name: 'Ombú' }]
  const words = 'Entra con tu contraseña en un dispositivo tuyo'
  expect(drawn({ companies, onSharedDevice: true })).toContain(words)
  expect(drawn({ companies })).not.toContain(words)
})

test('at a shared tablet sessions, second steps, passkeys and others’ links are not offered, and it is said where', () => {
  const companies = [{ id: SESSION, name: 'Ombú' }]
  const others = ['Segundo paso', 'Llaves de acceso', 'Cerrar la sesión de', 'Contraseñas del equipo']
  const byPin = drawn({ companies, onSharedDevice: true })
  expect(byPin).toContain('Entraste con tu PIN en una tablet compartida')
  expect(byPin).toContain('Contraseña actual')
  for (const text of others) expect(byPin).not.toContain(text)
  for (const text of others) expect(drawn({ companies })).toContain(text)
})

test('at a shared tablet a person with a second step chooses no PIN, and is told where', () => {
  const pins = [{ id: SESSION, name: 'Ombú', isSet: true }]
  const elsewhere = 'el PIN no se elige desde una tablet compartida'
  const key = { id: SESSION, name: 'Llave', createdAt: '2026-11-18T15:00:00.000Z', lastUsedAt: null }
  for (const factor of [{ passkeys: [key] }, { hasSecondFactor: true }]) {
    const byPin = drawn({ pins, onSharedDevice: true, ...factor })
    expect(byPin).toContain(elsewhere)
    expect(byPin).not.toContain('Elegir otro PIN')
    expect(byPin).toContain('Quitar el PIN')
    expect(drawn({ pins, ...factor })).toContain('Elegir otro PIN')
  }
  expect(drawn({ pins, onSharedDevice: true })).toContain('Elegir otro PIN')
  expect(drawn({ pins, onSharedDevice: true })).not.toContain(elsewhere)
})

/** spec('decisions sales-mail.1') */
test('only who sees what a company sells chooses whether it comes by mail', () => {
  expect(drawn()).not.toContain('Ventas por correo')
  const salesMails = [
    { id: SESSION, name: 'Ombú', wanted: true },
    { id: account.sessions[0]?.id ?? '', name: 'Caleta', wanted: false },
  ]
  expect(drawn({ salesMails })).toContain('Ventas por correo')
  const html = draw(<SalesMailsCard companies={salesMails} onChanged={() => undefined} />)
  for (const text of ['Recibir las ventas de Ombú', 'Recibir las ventas de Caleta'])
    expect(html).toContain(text)
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(drawn({ salesMails, owesSecondFactor: true })).not.toContain('Ventas por correo')
})

/** spec('decisions download.2') */
test('a download says how far it is, until when it is there, and that it failed', () => {
  const company = { id: SESSION, name: 'Ombú' }
  const download = {
    id: SESSION,
    state: 'MAKING' as const,
    mine: true,
    done: 3,
    total: 12,
    sizeBytes: null,
    createdAt: '2026-11-19T15:00:00.000Z',
    expiresAt: null,
  }
  const of = (part: Partial<Download> | null) =>
    draw(<DownloadState company={company} download={part && { ...download, ...part }} />)
  expect(of(null)).toContain('Preparar la descarga')
  expect(of({})).toMatch(/<progress[^>]*value="3"/)
  expect(of({})).toContain('Cancelar')
  expect(of({ mine: false })).not.toContain('Cancelar')
  const ready = of({ state: 'READY', sizeBytes: 3_240_000, expiresAt: '2026-11-20T15:00:00.000Z' })
  expect(ready).toContain('Descargar (3,2 MB)')
  expect(ready).toContain(`/api/staff/companies/${SESSION}/download/file`)
  expect(of({ state: 'FAILED' })).toContain('No pudimos preparar la descarga')
  expect(of({ state: 'CANCELED' })).toContain('Preparar la descarga')
})

/** spec('decisions sales-mail.6') */
test('the link of a mail stops it as it opens, and says of which company', () => {
  expect(draw(<StopMailsPage />)).toContain('Dándote de baja…')
  const html = draw(<Stopped company="Ombú" />)
  expect(html).toContain('ya no te llegan las ventas de Ombú')
  expect(html).toContain('lo vuelves a activar en tu cuenta')
})

test('whoever owes a second step, and sees nothing else of the console, can still leave', () => {
  expect(draw(<AccountPage />)).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Salir/)
})

test('the second step can be set up without a camera, and its codes are shown to be kept', () => {
  const html = draw(
    <SecondFactorSetup
      begun={{
        uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK',
        secret: 'JBSWY3DPEHPK',
        recoveryCodes: ['abcde-12345', 'fghij-67890'],
      }}
      onDone={() => undefined}
      onCancel={() => undefined}
    />,
  )
  expect(html).toMatch(/<img alt="Código QR[^>]*data:image\/svg\+xml/)
  for (const text of ['JBSW Y3DP EHPK', 'abcde-12345', 'fghij-67890']) expect(html).toContain(text)
})

test('the step after the password offers a way for whoever lost the phone', () => {
  const html = draw(<SecondFactorForm onDone={() => undefined} onStartOver={() => undefined} />)
  expect(html).toContain('one-time-code')
  expect(html).toContain('usar un código de recuperación')
  expect(html).toContain('Volver a empezar')
})

/** spec('decisions who-sees-what.9') */
test('a link asks for a password only where nobody proved who chose the present one', () => {
  const invitation = { companyName: 'Ombú', email: 'caja@ombu.demo', passwordNeeded: true, nameNeeded: false }
  const form = (passwordNeeded: boolean): string =>
    draw(<InvitationForm invitation={{ ...invitation, passwordNeeded }} token="t" />)
  expect(form(true)).toContain('Elige tu contraseña')
  expect(form(true)).toContain('new-password')
  expect(form(false)).not.toContain('type="password"')
  expect(form(false)).toContain('Te esperan en Ombú')
  expect(form(true)).not.toContain('Tu nombre')
  const anew = <InvitationForm invitation={{ ...invitation, nameNeeded: true }} token="t" />
  expect(draw(anew)).toContain('Tu nombre')
})

const passkey = {
  id: SESSION,
  name: 'Mi teléfono',
  createdAt: '2026-11-18T15:00:00.000Z',
  lastUsedAt: null,
}

test('each passkey says what it is called and can be taken away, and who owes a second step is told to use it', () => {
  expect(drawn()).toContain('Todavía no tienes ninguna')
  const html = drawn({ passkeys: [passkey], owesSecondFactor: true })
  for (const text of ['Mi teléfono', 'Quitar Mi teléfono', 'Creada: ', 'entra con tu llave de acceso'])
    expect(html).toContain(text)
  expect(html).not.toContain('Todavía no tienes ninguna')
})

test('where the browser knows no passkeys none is offered, and where it does one is', () => {
  expect(drawn()).toContain('no puede crear llaves de acceso')
  expect(draw(<SignInPage />)).not.toContain('Entrar con una llave de acceso')
  vi.stubGlobal('PublicKeyCredential', Object)
  try {
    expect(drawn()).toContain('Agregar una llave de acceso')
    expect(draw(<SignInPage />)).toContain('Entrar con una llave de acceso')
  } finally {
    vi.unstubAllGlobals()
  }
})

/** spec('decisions who-sees-what.16') */
test('an owner sees who can be given a link for a new password, and who cannot', () => {
  const roles = [{ role: 'CASHIER', roleName: null }]
  const person = { email: 'caja@ombu.demo', roles, isSelf: false, isElsewhereToo: false }
  const html = draw(
    <People
      companyId={SESSION}
      people={[
        { ...person, id: '1', name: 'Ana' },
        { ...person, id: '2', name: 'Beto', isElsewhereToo: true },
        { ...person, id: '3', name: 'Carla', roles: [{ role: 'OWNER', roleName: null }], isSelf: true },
      ]}
    />,
  )
  expect(html.match(/Hacer un link para \w+/g)).toEqual(['Hacer un link para Ana'])
  expect(html).toContain('También trabaja para otra empresa')
  expect(html).toContain('Dueño/a')
  const link = { url: 'https://caja.example.com/console/password#abc', expiresAt: '2026-11-20T15:00:00.000Z' }
  const box = draw(<PasswordLink name="Ana" link={link} onClose={() => undefined} />)
  for (const text of [link.url, 'El link de Ana', 'Sirve una vez']) expect(box).toContain(text)
})

test('staff who forgot the password ask for a link, and choose another by it', () => {
  expect(draw(<SignInPage />)).toMatch(/href="\/session\/forgotten"[^>]*>Olvidé mi contraseña/)
  const asking = draw(<ForgottenPage />)
  for (const text of ['Enviarme el link', 'type="email"', 'Volver a ingresar']) expect(asking).toContain(text)
  const html = draw(<NewPasswordForm email="caja@ombu.demo" token="t" />)
  expect(html).toContain('new-password')
  expect(html).toContain('caja@ombu.demo')
})

test('a shared tablet that is no second factor says what has to happen to it, and offers no setup', () => {
  const owing = drawn({ owesSecondFactor: true, onSharedDevice: true })
  expect(owing).toContain('esta tablet se compartió sin él')
  expect(owing).not.toContain('Activar')
  const soon = drawn({ secondFactorFrom: '2026-12-01', onSharedDevice: true })
  expect(soon).toContain('Desde el 1 de diciembre tu PIN no abre esta tablet')
})
