import type { Page } from '@playwright/test'

/** Words and what lies below them, as custom properties of the style sheets. */
export type Pair = readonly [words: string, ground: string]

/**
 * The contrast of each pair (WCAG's, 1 to 21) as the browser draws it inside the page's content.
 */
export const contrastsOf = (page: Page, pairs: readonly Pair[]): Promise<Record<string, number>> =>
  page.evaluate((asked) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const probe = document.createElement('p')
    document.querySelector('main')?.append(probe)

    /**
     * The colour of a property: its pixel is drawn, so that any notation of a style sheet can be
     * read.
     */
    function luminanceOf(property: string): number {
      if (!brush) throw new Error('There is nothing to draw with')
      probe.style.color = `var(${property})`
      brush.fillStyle = getComputedStyle(probe).color
      brush.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = Array.from(brush.getImageData(0, 0, 1, 1).data, (byte) => {
        const part = byte / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    const contrasts = asked.map(([words, ground]) => {
      const [low = 0, high = 0] = [luminanceOf(words), luminanceOf(ground)].toSorted((a, b) => a - b)
      return [`${words} on ${ground}`, (high + 0.05) / (low + 0.05)] as const
    })
    probe.remove()
    return Object.fromEntries(contrasts)
  }, pairs)
