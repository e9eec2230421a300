import type { HostProofTold, LookedAtHost } from '@mostrador/contract/host/host-endpoints'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { createDraftStore } from '../form/draft-store.ts'
import { FormContext } from '../form/form-context.ts'
import { draw } from '../testing/draw.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { HostProof } from './host-proof.tsx'
import { hostFault } from './web-fields.tsx'

const HOST = 'pedidos.ombu.example'
const RECORD = { name: `_mostrador.${HOST}`, value: 'mostrador=ab12' }

const WAITING: HostProofTold = {
  state: 'WAITING',
  way: null,
  provedAt: null,
  lostAt: null,
  failingSince: null,
  losesAt: null,
  lookedAt: '2026-11-28T13:40:00.000Z',
  needsRecord: false,
  isTaken: false,
  record: RECORD,
}
const PROVED: HostProofTold = {
  ...WAITING,
  state: 'PROVED',
  way: 'TXT',
  provedAt: '2026-11-20T13:40:00.000Z',
}
const FAILING: HostProofTold = {
  ...PROVED,
  failingSince: '2026-11-28T12:00:00.000Z',
  losesAt: '2026-11-29T12:00:00.000Z',
}
const LOST: HostProofTold = { ...PROVED, state: 'LOST', lostAt: '2026-11-27T15:30:00.000Z' }
const UNSEEN = { leads: 'NOWHERE', found: [], wanted: ['203.0.113.7'], seen: 'MISSING' } as const

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T14:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** The text below a domain, without its marks; the shop is three hours behind. */
function read(
  proof: HostProofTold | LookedAtHost | undefined,
  { saved = HOST, typed = saved }: { readonly saved?: string; readonly typed?: string } = {},
): string {
  const queries = createQueryClient()
  queries.setQueryData(['host-proof', workplace.contact.branchId, typed], proof)
  const store = createDraftStore({ base: { host: saved }, place: [] })
  store.change((draft) => ({ ...draft, mine: { host: typed } }))
  return draw(
    <FormContext value={{ store, save: async () => true }}>
      <HostProof />
    </FormContext>,
    { role: 'owner', queries },
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const COPIED = `Nombre ${RECORD.name} Copiar el nombre Valor ${RECORD.value} Copiar el valor Comprobar ahora`

/** spec('decisions every-field-has-a-screen.4') */
test.each([
  ['localhost', 'Eso no es un nombre de dominio.'],
  ['127.0.0.1', 'Eso no es un nombre de dominio.'],
  ['caja.local', 'Ese nombre solo sirve dentro de una red: tus clientes no llegarían.'],
  ['pedidos.ombu.com', undefined],
])('the field of a domain says once that %s is none: %s', (typed, sentence) => {
  expect(hostFault(typed)).toBe(sentence)
  if (sentence !== undefined) expect(read(undefined, { typed })).toBe('')
})

/** spec('decisions every-field-has-a-screen.4') */
describe('below a domain', () => {
  test('one that waits says where links lead, when it was looked at, and both ways to prove it', () => {
    expect(read(WAITING)).toBe(
      'Falta comprobar que este dominio es tuyo. Los enlaces de recibos, mensajes y QR van a la dirección de este servicio hasta que se compruebe. Miramos por última vez hoy a las 10:40, y lo hacemos solos cada hora. Haz que el dominio llegue a este servicio, con un registro A o CNAME. Cuando llegue se comprueba solo. O crea este registro TXT donde se administra el dominio: ' +
        COPIED,
    )
  })

  test.each([
    ['TXT', 'Está el registro TXT.'],
    ['LEADS_HERE', 'El nombre llega a este servicio.'],
    ['OPERATOR', 'Lo dio quien administra este servicio.'],
    ['EARLIER', 'Ya se usaba antes de que los dominios se comprobaran. Lo tenemos que ver dentro de un mes.'],
  ] as const)('one that is proved by %s says so, and asks for nothing', (way, text) => {
    expect(read({ ...PROVED, way })).toBe(`Dominio comprobado: los enlaces van ahí. ${text} Comprobar ahora`)
  })

  test('one that fails says until when links lead there, and the record that mends it', () => {
    expect(read(FAILING)).toBe(
      'Dominio comprobado: los enlaces van ahí. No lo vemos desde hoy a las 09:00: no llega a este servicio, y su registro TXT no está. Si no volvemos a verlo, los enlaces vuelven a la dirección de este servicio mañana a las 09:00. Miramos por última vez hoy a las 10:40, y lo hacemos solos cada hora. Haz que el dominio llegue a este servicio, con un registro A o CNAME. Cuando llegue se comprueba solo. O crea este registro TXT donde se administra el dominio: ' +
        COPIED,
    )
  })

  test('one of the time before that fails has its own date', () => {
    const earlier = read({ ...FAILING, way: 'EARLIER', losesAt: '2026-12-28T12:00:00.000Z' })
    expect(earlier).toContain('vuelven a la dirección de este servicio el lunes 28/12 a las 09:00.')
    expect(earlier).toContain(RECORD.value)
  })

  test('one that fails since another company wrote its record needs the record alone', () => {
    const contested = read({ ...FAILING, way: 'LEADS_HERE', needsRecord: true })
    expect(contested).toContain(
      'Desde hoy a las 09:00 otra empresa tiene su registro TXT en este dominio, y el tuyo no está.',
    )
    expect(contested).toContain(
      'Otra empresa también puso este dominio. Solo este registro TXT dice de quién es',
    )
    expect(contested).not.toContain('Haz que el dominio llegue')
  })

  test('a look at one that fails says what was seen', () => {
    expect(read({ ...FAILING, ...UNSEEN })).toContain(
      'Ese nombre todavía no lleva a ninguna parte. Tiene que llevar a 203.0.113.7, o a un proxy que lleve acá. El registro TXT todavía no se ve. Puede tardar un rato en aparecer.',
    )
    expect(read({ ...PROVED, ...UNSEEN })).not.toContain('Ese nombre')
  })

  test('one that was lost says since when links are back, and how it is proved again', () => {
    const lost = read(LOST)
    expect(lost).toContain(
      'Este dominio ya no está comprobado. Dejamos de verlo, y desde el viernes 27/11 a las 12:30 los enlaces van a la dirección de este servicio.',
    )
    expect(lost).toContain(COPIED)
  })

  test('one that another company has says so, and needs the record', () => {
    const taken = read({ ...WAITING, needsRecord: true, isTaken: true })
    expect(taken).toContain('Hoy lo tiene comprobado otra empresa.')
    expect(taken).toContain('Solo este registro TXT dice de quién es')
    expect(taken).not.toContain('Haz que el dominio llegue')
  })

  test('one that is not saved has no record yet, and none says nothing', () => {
    expect(read(undefined, { saved: '', typed: HOST })).toBe(
      'Guarda y te decimos cómo comprobar que el dominio es tuyo. Comprobar ahora',
    )
    expect(
      read({ ...WAITING, state: 'UNNAMED', record: null, ...UNSEEN }, { saved: '', typed: HOST }),
    ).toContain('Ese nombre todavía no lleva a ninguna parte.')
    expect(read(undefined, { saved: '' })).toBe('')
  })
})
