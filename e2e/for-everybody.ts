import { expect, type Page } from '@playwright/test'

/**
 * Expects of the page as it stands what axe does not look at: that everything which is pressed is
 * large enough for a finger, that letters twice as large cut nothing off, and that a reader's own
 * colours show what is a button and what is chosen. No page is loaded for it.
 */
export async function expectForEverybody(page: Page, what: string): Promise<void> {
  // On anything wider such letters come with the layout of a phone, and the colours are the same.
  const isPhone = (page.viewportSize()?.width ?? 0) < 480
  const found = [
    ...(await page.evaluate(tooSmall)).map((one) => `smaller than 44 px: ${one}`),
    ...(isPhone ? await page.evaluate(cutInLargeText) : []).map((one) => `at 200 %: ${one}`),
    ...(isPhone ? await inForcedColours(page) : []).map((one) => `in forced colours: ${one}`),
  ]
  expect.soft(found, `for everybody: ${what}`).toEqual([])
}

/**
 * The names of what can be pressed and is smaller than 44 px in either direction, with the room
 * around it that is pressed too; links within a sentence may be. What is not drawn yet, and what
 * is seen by the keyboard alone, has no size.
 */
function tooSmall(): string[] {
  const boxOf = (one: Element, pseudo: string) => {
    const { width, height, content } = getComputedStyle(one, pseudo)
    return content === 'none' ? [0, 0] : [Number.parseFloat(width) || 0, Number.parseFloat(height) || 0]
  }
  const isInSentence = (one: Element): boolean =>
    getComputedStyle(one).display === 'inline' &&
    [...(one.parentElement?.childNodes ?? [])].some(
      (node) => node !== one && node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
  return (
    [...document.querySelectorAll<HTMLElement>('a[href], button, summary, [role=button], [role=tab]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.closest('.leaflet-control-attribution, [data-toast]') && !isInSentence(one))
      // Tab passes over the name of a field: it is another way to a target that is large.
      .filter((one) => one.tabIndex >= 0 || one.role !== null)
      .flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        const [wide, high] = boxOf(one, '::after') as [number, number]
        // Under a transform, as while something opens, a box is a little off.
        const isSmall = Math.max(width, wide) < 43.5 || Math.max(height, high) < 43.5
        return width > 1 && height > 1 && isSmall
          ? [`${one.ariaLabel ?? one.innerText} ${Math.round(width)}x${Math.round(height)}`]
          : []
      })
  )
}

/**
 * Finds texts that are whole at the usual size, and cut off or pushed out at twice that: a box
 * hides a part, they stick out over their neighbour, or the page sticks out at the right. A row
 * that is swept shows all of it; a control that the browser draws, as a closed list, opens whole.
 * No frame is drawn meanwhile.
 */
function cutInLargeText(): string[] {
  const hides = (one: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(one)
    return [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
  }
  const hasWords = (one: Element): boolean =>
    one.matches('a, button, label') ||
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
  const sticksOut = (one: Element): boolean =>
    one.scrollWidth > one.clientWidth + 1 && hasWords(one) && getComputedStyle(one).overflowX === 'visible'
  const overflows = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
    // Text for screen readers alone is a pixel wide.
    clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
  const root = document.documentElement
  const cut = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => overflows(one) && (hides(one) || sticksOut(one)))
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // A description may be longer than its place, and a closed list opens whole.
      .filter((one) => !one.matches('select, .text-muted[class*=line-clamp]'))
      .filter((one) => !one.closest('[class*=leaflet], [aria-hidden=true], [data-toast]'))
  const before = new Set(cut())
  root.style.fontSize = '200%'
  const after = cut().filter((one) => !before.has(one))
  const { scrollWidth } = root
  const widest = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) => scrollWidth > innerWidth && one.getBoundingClientRect().right > scrollWidth - 1)
    .at(-1)
  root.style.fontSize = ''
  const wordsOf = (one: HTMLElement | null): string => one?.innerText.trim().replaceAll(/\s+/g, ' ') ?? ''
  // The bar that sticks repeats the name that the page's heading has whole.
  const heading = wordsOf(document.querySelector('h1'))
  return [
    ...(scrollWidth > innerWidth
      ? [`the page is ${scrollWidth} wide: ${widest?.localName} “${wordsOf(widest ?? null).slice(0, 60)}”`]
      : []),
    ...new Set(
      after
        .filter((one) => !['', heading].includes(wordsOf(one)))
        .map((one) => `${one.localName} “${wordsOf(one).slice(0, 60)}”`),
    ),
  ]
}

/** Finds controls that a reader's own colours leave without an edge or a sign of their choice. */
async function inForcedColours(page: Page): Promise<string[]> {
  await page.evaluate(rememberButtons)
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(unseen)
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** Keeps what looks like a button in the shop's own colours: it has a ground or an edge. */
function rememberButtons(): void {
  const isDrawn = (one: Element): boolean => {
    const { backgroundColor, borderTopWidth, borderTopStyle, boxShadow } = getComputedStyle(one)
    const hasGround = !/^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(backgroundColor)
    return hasGround || (borderTopStyle !== 'none' && borderTopWidth !== '0px') || boxShadow !== 'none'
  }
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href]:not(.skip-link), button, summary, [role=button]'),
  ]
  const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  Reflect.set(window, 'drawnButtons', seen.filter(isDrawn))
}

/** Those of them without an edge now, and what is chosen and looks like what is not. */
function unseen(): string[] {
  // A fading colour is judged at its end.
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  const nameOf = (one: HTMLElement): string =>
    `${one.tagName.toLowerCase()} “${(one.ariaLabel ?? one.innerText).trim().slice(0, 40)}”`
  const edge = ({ borderTopWidth, borderTopStyle, outlineWidth, outlineStyle }: CSSStyleDeclaration) =>
    (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) ||
    (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0)
  const buttons = Reflect.get(window, 'drawnButtons') as HTMLElement[]
  // The reader's own ground, or none.
  const canvas = getComputedStyle(document.documentElement).backgroundColor
  const isPlain = ({ backgroundColor }: CSSStyleDeclaration): boolean =>
    backgroundColor === canvas || backgroundColor.endsWith(', 0)')
  const edgeless = buttons.filter((one) => {
    const style = getComputedStyle(one)
    return isPlain(style) && !edge(style)
  })

  const CHOICES =
    ':is(a, button, [role=option], [role=tab]):is([aria-pressed], [aria-selected], [aria-current]), label:has(> input[type=radio])'
  const isChosen = (one: Element): boolean =>
    ['aria-pressed', 'aria-selected'].some((name) => one.getAttribute(name) === 'true') ||
    !['false', null].includes(one.getAttribute('aria-current')) ||
    one.querySelector(':scope > :checked') !== null
  const unmarked = [...document.querySelectorAll<HTMLElement>(CHOICES)].filter(
    (one) => one.checkVisibility() && isChosen(one) && isPlain(getComputedStyle(one)),
  )
  return [
    ...edgeless.map((one) => `${nameOf(one)} has no edge`),
    ...unmarked.map((one) => `${nameOf(one)} does not look chosen`),
  ]
}
