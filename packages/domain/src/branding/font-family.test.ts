import { describe, expect, test } from 'vitest'
import { fontStack } from './font-family.ts'

const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

describe('fontStack', () => {
  test.each([
    ['System', SANS],
    ['Arial', `Arial, ${SANS}`],
    ['Georgia', "Georgia, Cambria, 'Times New Roman', serif"],
    ['Monospace', 'ui-monospace, Menlo, Consolas, monospace'],
    ['Open Sans', `"Open Sans","Open Sans fallback","Open Sans fallback 2",${SANS}`],
    ['Lora', `"Lora","Lora fallback","Lora fallback 2",Georgia, Cambria, 'Times New Roman', serif`],
    ['Nunito', `"Nunito","Nunito fallback","Nunito fallback 2",ui-rounded, 'SF Pro Rounded', ${SANS}`],
    ['Oswald', `"Oswald","Oswald fallback","Oswald fallback 2",'Arial Narrow', ${SANS}`],
  ])('of %s ends in fonts that devices have', (name, stack) => {
    expect(fontStack(name)).toBe(stack)
  })

  test.each([
    'Inter',
    'Lato',
    'Montserrat',
    'Poppins',
    'Quicksand',
    'Raleway',
    'Roboto',
    'Rubik',
    'Work Sans',
    'Merriweather',
    'Playfair Display',
  ])('of %s begins with the font itself', (name) => {
    expect(fontStack(name)).toMatch(new RegExp(`^"${name}","${name} fallback",`))
  })

  test.each(['Comic Sans', 'x;}body{display:none}', 'toString', null, undefined])(
    '%s is the system’s own',
    (name) => {
      expect(fontStack(name)).toBe(SANS)
    },
  )
})
