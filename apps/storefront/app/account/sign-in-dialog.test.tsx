import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { textOf } from '../testing/text-of.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { brandNow, type ChosenBrand } from './use-sign-in-brand.ts'
import { lackingField, type SignIn } from './use-sign-in.ts'

const told: { signIn?: Partial<SignIn>; brand?: Partial<ChosenBrand>; choose?: (event: unknown) => void } = {}

vi.mock('@mostrador/ui/dialog.tsx', () => ({
  Dialog: ({ children, footer }: { children: ReactNode; footer: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}))
vi.mock('@mostrador/ui/select-field.tsx', () => ({
  SelectField: (props: { label: string; error?: string; onChange: (event: unknown) => void }) => {
    if (props.label === '¿Dónde haces tus pedidos?') told.choose = props.onChange
    return (
      <span>
        {props.label} {props.error}
      </span>
    )
  },
}))
vi.mock(import('./use-sign-in-brand.ts'), async (original) => ({
  ...(await original()),
  useSignInBrand: () => told.brand as ChosenBrand,
}))
vi.mock(import('./use-sign-in.ts'), async (original) => ({
  ...(await original()),
  useSignIn: () => told.signIn as SignIn,
}))

const brands = [
  { id: 'b1', name: 'Fuego' },
  { id: 'b2', name: 'Lento' },
]
const nothing = () => undefined
const anywhere = { kind: 'anywhere' } as const
const brandOf = (listed: Parameters<typeof brandNow>[1]['listed'], chosen = ''): ChosenBrand => ({
  ...brandNow(anywhere, { listed, chosen }),
  choose: nothing,
  retry: nothing,
})

const html = () =>
  renderToStaticMarkup(
    <SignInDialog open country="AR" place={anywhere} onSignedIn={nothing} onClose={nothing} />,
  )
/** The button that goes on, as its tag says. */
const goOn = (page: string) => page.match(/<button[^>]*type="submit"[^>]*>/)?.[0]

beforeEach(() => {
  told.signIn = {
    typed: { phone: '', phoneCountry: 'AR', code: '' },
    step: 'phone',
    problem: undefined,
    isBusy: false,
    phone: '',
  }
})

test('brands that failed to load are asked for again, and the sign-in waits for them', () => {
  told.brand = brandOf('failed')
  expect(textOf(html())).toContain('No pudimos cargar las marcas.')
  expect(textOf(html())).toContain('Reintentar')
  expect(goOn(html())).toMatch(/ (aria-)?disabled=/)
  told.brand = brandOf(undefined)
  expect(textOf(html())).not.toContain('Reintentar')
  expect(goOn(html())).toMatch(/ (aria-)?disabled=/)
  told.brand = brandOf(brands)
  expect(textOf(html())).toContain('¿Dónde haces tus pedidos?')
  expect(goOn(html())).not.toMatch(/ (aria-)?disabled=/)
})

test('a page of a brand waits for no list', () => {
  const own = { kind: 'brand', branchId: 'b1' } as const
  expect(brandNow(own, { listed: undefined, chosen: '' })).toEqual({ at: own, choices: [], state: 'ready' })
  expect(brandOf(brands.slice(0, 1))).toMatchObject({ at: { branchId: 'b1' }, choices: [] })
  expect(brandOf(brands, 'b2').at).toEqual({ branchId: 'b2' })
})

test('a missing brand is said at its field alone, and no longer once one is chosen', () => {
  const choose = vi.fn<(id: string) => void>()
  const type = vi.fn<() => void>()
  const problem = 'Elige dónde haces tus pedidos'
  told.signIn = { ...told.signIn, problem, type }
  for (const chosen of ['', 'b1']) {
    told.brand = { ...brandOf(brands, chosen), choose }
    expect(textOf(html()).split(problem)).toHaveLength(2)
    expect(html()).toContain(`¿Dónde haces tus pedidos? ${problem}`)
  }
  told.choose?.({ currentTarget: { value: 'b2' } })
  expect(choose).toHaveBeenCalledWith('b2')
  expect(type).toHaveBeenCalledWith({})
})

test('the focus goes to the first field that lacks something', () => {
  const at = { branchId: 'b1' }
  const phone = '+5491123456789'
  expect(lackingField({ phone: undefined, at: undefined, code: undefined })).toBe('phone')
  expect(lackingField({ phone, at: undefined, code: undefined })).toBe('brand')
  expect(lackingField({ phone, at, code: '123' })).toBe('code')
  expect(lackingField({ phone, at, code: '123456' })).toBeUndefined()
})
