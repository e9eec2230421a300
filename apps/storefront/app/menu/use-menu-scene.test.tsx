import { createElement, type MouseEvent, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Menus } from '../place/menus.ts'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { aMenu, aPlate } from '../testing/sample-menu-info.ts'
import { aBranch, aContact, aMode } from '../testing/sample-shop.ts'
import { MenuContext, useMenuAddresses } from './use-menu.ts'
import { useMenuLevel } from './use-menu-level.ts'
import { useMenuMeta } from './use-menu-meta.ts'
import { useMenuScene } from './use-menu-scene.ts'

const mode = aMode({ type: 'DELIVERY' })
const menu = aMenu([aPlate('flan', { description: 'Con dulce de leche' }), aPlate('agua')], {
  hash: '0123456789',
})
const country = { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 }
const branch = aBranch()
const here = {
  lookup: { type: 'branchContact', info: aContact([mode], { branch }) },
  country,
  branch,
  look: { themeColor: '#aa3300' },
}
const root = { origin: 'https://shared.test' }

type Setting = {
  readonly address?: string
  readonly alias?: object
  readonly data?: object | null
  readonly menus?: ReadonlyMap<string, typeof menu>
}

/** The pages of a mode with what was loaded for them. */
function setting({ address = '/menu/palermo/delivery', alias = here, ...own }: Setting = {}) {
  openPage({ address: `http://localhost:3000${address}` })
  const data = own.data === undefined ? { mode, hash: menu.hash } : own.data
  const { wrap, router } = pageAround({
    address,
    path: '/menu/:alias/:mode/:category?/:plate?',
    alias,
    loaded: { root, 'pages/menu-page': data },
  })
  const menus = own.menus ?? new Map([[menu.hash, menu]])
  return { router, wrap: (node: ReactNode) => wrap(<Menus value={menus}>{node}</Menus>) }
}

const draw = async (own?: Setting) => {
  const { wrap, router } = setting(own)
  return { ...(await renderHook(useMenuScene, { props: undefined, wrap })), router }
}

test('the pages of a mode share its menu, where its carts stand, and where its links lead', async () => {
  const { now } = await draw({ address: '/menu/palermo/delivery?name=a&other=b' })
  const { scene, isPrepared } = now()
  expect(scene).toMatchObject({
    mode,
    contact: here.lookup.info,
    place: {
      alias: 'palermo',
      branchContactId: 'c1',
      orderModeId: 'm1',
      mode: 'DELIVERY',
      menuHash: '0123456789',
    },
    search: '?name=a',
  })
  expect(isPrepared).toBe(false)
  const [section] = scene.view.sections
  const flan = scene.view.plates.get('flan')
  if (!section || !flan) throw new Error('no menu')
  expect(flan.price).toBe(100_000)
  expect(scene.addresses.menu).toBe('/menu/palermo/delivery')
  expect(scene.addresses.category(section)).toBe('/menu/palermo/delivery/de-la-cocina')
  expect(scene.addresses.plate(flan)).toBe('/menu/palermo/delivery/de-la-cocina/flan')
})

test('a scene stays the same while nothing of it changes', async () => {
  const { now, renderAgain } = await draw()
  const before = now().scene
  await renderAgain(undefined)
  expect(now().scene).toBe(before)
})

test('the mode is the contact’s as it is now, or the loaded one where the contact has it no more', async () => {
  const loaded = { ...mode, menuHash: 'older' }
  const { now } = await draw({ data: { mode: loaded, hash: menu.hash } })
  expect(now().scene.mode).toBe(mode)
})

test('a mode that the contact has no more stays as it was loaded', async () => {
  const gone = aMode({ id: 'm9' })
  const { now } = await draw({ data: { mode: gone, hash: menu.hash } })
  expect(now().scene.mode).toEqual(gone)
})

test.each([
  ['what was loaded', { data: null }],
  ['a contact', { alias: { ...here, lookup: { type: 'branch', info: branch } } }],
  ['its menu', { menus: new Map() }],
])('without %s there is no scene', (_, own) => {
  const { wrap } = setting(own)
  const Probe = () => {
    useMenuScene()
    return null
  }
  expect(() => renderToStaticMarkup(wrap(<Probe />))).toThrow('A menu without what was loaded for it')
})

const press = (own: Partial<MouseEvent> = {}) => ({
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  currentTarget: { pathname: '/menu/palermo/delivery/de-la-cocina/flan', search: '?name=a' },
  preventDefault: vi.fn<() => void>(),
  ...own,
})
const asEvent = (event: object) => event as MouseEvent<HTMLAnchorElement>

test.each([
  ['over the menu, which stays where it is', true],
  ['as a page of its own, from its top', false],
])('a press on a plate opens it %s', async (_, plateDetailInModal) => {
  const own = aBranch({
    generalConfig: { ...branch.generalConfig, menuConfig: { plateDetailInModal } } as never,
  })
  const alias = { ...here, lookup: { type: 'branchContact', info: aContact([mode], { branch: own }) } }
  const { now, router } = await draw({ alias })
  const event = press()
  await doing(() => now().scene.follow(asEvent(event)))
  expect(event.preventDefault).toHaveBeenCalledOnce()
  expect(router.state.location).toMatchObject({
    pathname: '/menu/palermo/delivery/de-la-cocina/flan',
    search: '?name=a',
  })
  expect(router.state.preventScrollReset).toBe(plateDetailInModal)
})

test.each([{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a press with %j stays the browser’s',
  async (own) => {
    const { now, router } = await draw()
    const event = press(own)
    await doing(() => now().scene.follow(asEvent(event)))
    expect(event.preventDefault).not.toHaveBeenCalled()
    expect(router.state.location.pathname).toBe('/menu/palermo/delivery')
  },
)

test('a finger on a plate prepares the page for it', async () => {
  const { now } = await draw()
  await doing(() => now().scene.prepare())
  expect(now().isPrepared).toBe(true)
})

test('the menu is only for what is drawn inside of its pages', () => {
  const Probe = () => createElement('p', null, useMenuAddresses().menu)
  expect(() => renderToStaticMarkup(<Probe />)).toThrow('useMenu outside of the pages of a mode')
  const scene = { addresses: { menu: '/menu/palermo/delivery' } } as never
  const html = renderToStaticMarkup(
    <MenuContext value={scene}>
      <Probe />
    </MenuContext>,
  )
  expect(html).toBe('<p>/menu/palermo/delivery</p>')
})

const levelOf = async (address: string, wanted: { inModal: boolean; platesInMainView?: boolean }) => {
  const { wrap, router } = setting({ address })
  const menuConfig = { plateDetailInModal: wanted.inModal, platesInMainView: wanted.platesInMainView ?? true }
  return { ...(await renderHook(() => useMenuLevel(menuConfig), { props: undefined, wrap })), router }
}

test('a plate reached by its address is a page of its own', async () => {
  const { now } = await levelOf('/menu/palermo/delivery/de-la-cocina/flan', { inModal: true })
  expect(now()).toEqual({ level: 'plate', hasSheet: false, backTo: 'menu' })
})

test('a plate opened from the menu, or from its category, lies over that page as a sheet', async () => {
  const { now, router } = await levelOf('/menu/palermo/delivery', { inModal: true })
  expect(now()).toMatchObject({ level: 'menu', hasSheet: false })
  await doing(() => router.navigate('/menu/palermo/delivery/de-la-cocina/flan'))
  expect(now()).toMatchObject({ level: 'menu', hasSheet: true })
  await doing(() => router.navigate('/menu/palermo/delivery/de-la-cocina'))
  expect(now()).toMatchObject({ level: 'category', hasSheet: false })
  await doing(() => router.navigate('/menu/palermo/delivery/de-la-cocina/agua'))
  expect(now()).toMatchObject({ level: 'category', hasSheet: true })
})

test('where plates are pages no sheet lies over anything', async () => {
  const { now, router } = await levelOf('/menu/palermo/delivery', { inModal: false })
  await doing(() => router.navigate('/menu/palermo/delivery/de-la-cocina/flan'))
  expect(now()).toMatchObject({ level: 'plate', hasSheet: false, backTo: 'menu' })
})

const FLAN = '/menu/palermo/delivery/de-la-cocina/flan'

/** spec('000 §2.55') */
test.each([
  ['from its category', '/menu/palermo/delivery/de-la-cocina', { inModal: false }],
  ['from a menu of categories', '/menu/palermo/delivery', { inModal: false, platesInMainView: false }],
  ['by its address, of a menu of categories', FLAN, { inModal: true, platesInMainView: false }],
])('the page of a plate that was reached %s leads back to its category', async (_, from, wanted) => {
  const { now, router } = await levelOf(from, wanted)
  await doing(() => router.navigate(FLAN))
  expect(now()).toEqual({ level: 'plate', hasSheet: false, backTo: 'category' })
})

/** Returns the meta tags of the page at an address. */
async function metaOf(address: string, own: Setting = {}) {
  const { wrap } = setting({ address, ...own })
  const { now } = await renderHook(useMenuMeta, {
    props: undefined,
    wrap: (node) => wrap(<Scene>{node}</Scene>),
  })
  return now()
}

function Scene({ children }: { readonly children: ReactNode }) {
  return <MenuContext value={useMenuScene().scene}>{children}</MenuContext>
}

const titled = (title: string, description: string) => [
  { title },
  { name: 'description', content: description },
]

test('the page of a menu says its contact, its mode and where it is', async () => {
  const meta = await metaOf('/menu/palermo/delivery')
  expect(meta.slice(0, 2)).toEqual(
    titled(
      'Palermo · Menú Delivery',
      'Mira el menú de Palermo, en Honduras 5000, Palermo, y haz tu pedido online.',
    ),
  )
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shared.test/menu/palermo/delivery',
  })
  expect(meta).toContainEqual({ property: 'og:site_name', content: 'Fuego Lento' })
  expect(meta).toContainEqual({ name: 'theme-color', content: '#aa3300' })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://shared.test/api/diner/palermo/share-card.jpg?v=01234567',
  })
})

test('a brand without a look has no colour for the browser’s bars', async () => {
  const meta = await metaOf('/menu/palermo/delivery', { alias: { ...here, look: undefined } })
  expect(JSON.stringify(meta)).not.toContain('theme-color')
})

test('the page of a category says what it holds', async () => {
  const meta = await metaOf('/menu/palermo/delivery/de-la-cocina')
  expect(meta.slice(0, 2)).toEqual(
    titled('De la cocina · Palermo', 'De la cocina de Palermo: mira precios y haz tu pedido online.'),
  )
  expect(JSON.stringify(meta)).toContain('share-card.jpg?v=01234567')
})

test('the page of a plate says the plate in its own words, with its own picture under a link', async () => {
  const meta = await metaOf('/menu/palermo/delivery/de-la-cocina/flan')
  expect(meta.slice(0, 2)).toEqual(titled('flan · Palermo', 'Con dulce de leche'))
  expect(JSON.stringify(meta)).toContain('share-card.jpg?plate=flan&v=01234567')
})

test('a plate that says nothing of itself is described by its name', async () => {
  const meta = await metaOf('/menu/palermo/delivery/de-la-cocina/agua')
  expect(meta[1]).toEqual({ name: 'description', content: 'Pide agua de Palermo online.' })
})

test('the document of a page has its structured data', async () => {
  const meta = await metaOf('/menu/palermo/delivery/de-la-cocina/flan')
  const data = meta.find((one) => 'script:ld+json' in one)
  expect(JSON.stringify(data)).toContain('"priceCurrency":"ARS"')
  expect(JSON.stringify(data)).toContain('"price":"1000.00"')
  expect(JSON.stringify(data)).toContain('https://shared.test/menu/palermo/delivery/de-la-cocina/flan')
})
