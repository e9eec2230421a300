import type { ColorConfig } from '@mostrador/domain/branding/theme-tokens'
import { BOX_TOKENS, boxTheme, type BoxTheme } from '@mostrador/domain/customisation/box-theme'
import type { MenuBox, MenuBoxName } from '@mostrador/domain/customisation/menu-box'

/** Selectors of the elements of a box; they carry the class on every branch. */
const SELECTORS: Readonly<Record<MenuBoxName, string>> = {
  MENU_HEADER: '.menu-header',
  PROMOTIONS: '.promotions',
}

/** Radius of a card, in pixels, by default. */
const CARD_RADIUS = 14

const PLACES: Readonly<Record<MenuBoxName, Readonly<Record<MenuBox['displayType'], string>>>> = {
  MENU_HEADER: { STRIP: 'margin-inline:-16px;padding:12px 16px', CARD: 'padding:16px' },
  PROMOTIONS: { STRIP: '', CARD: 'margin:12px 16px' },
}

const ENDS = { left: 'start', center: 'center', right: 'end' } as const

function colorRules({ resource }: MenuBox, theme: BoxTheme): readonly string[] {
  const { background, text, tokens, isPainted } = theme
  if (resource === 'PROMOTIONS') return [`--banner:${background}`, `--on-banner:${text}`]
  const paint = isPainted ? [`background:${background}`] : []
  return [...Object.entries(tokens).map(([name, value]) => `${name}:${value}`), ...paint, `color:${text}`]
}

function borderRules({ displayType, border }: MenuBox, theme: BoxTheme): readonly string[] {
  const radius = border?.radius ?? (displayType === 'CARD' ? CARD_RADIUS : 0)
  const line = border ? [`border:${border.width}px ${border.style ?? 'solid'} ${theme.border}`] : []
  return [...line, `border-radius:${radius}px`]
}

function rulesOf(box: MenuBox, config: ColorConfig): string {
  const theme = boxTheme(box, config)
  const selector = SELECTORS[box.resource]
  const end = box.align && ENDS[box.align]
  const own = [
    PLACES[box.resource][box.displayType],
    ...(box.theme || box.colors ? colorRules(box, theme) : []),
    ...borderRules(box, theme),
    ...(box.align ? [`text-align:${box.align}`, `justify-items:${end}`] : []),
  ]
  const title = box.resource === 'MENU_HEADER' && (box.theme || box.colors) ? `color:${theme.title}` : ''
  return [
    `${selector}{${own.filter(Boolean).join(';')}}`,
    // Items of a row are aligned too; a promotion gives up its own centring.
    end
      ? `${selector}>*{justify-content:${end}${box.resource === 'PROMOTIONS' ? ';margin-inline:0' : ''}}`
      : '',
    title && `${selector}>:first-child{${title}}`,
  ].join('')
}

/** Writes the rules of a branch's own boxes. Source: 000 §3 Menu customisations. */
export const boxSheet = (boxes: readonly MenuBox[], config: ColorConfig): string =>
  boxes.map((box) => rulesOf(box, config)).join('')

/**
 * Writes rules that undo another branch's boxes when the diner goes to another tenant without a
 * new document: they are in no layer, and restore the page's own layers. Custom properties are
 * named one by one, since `all` does not reach them.
 */
export const withoutBoxes = (): string =>
  Object.values(SELECTORS)
    .map((selector) => {
      const names = BOX_TOKENS.map((name) => `${name}:revert-layer`).join(';')
      return `${selector},${selector}>*{all:revert-layer;${names}}`
    })
    .join('')
