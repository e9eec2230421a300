import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { contrastWarnings } from './contrast-warnings.ts'

const readable = {
  colorModeType: 'LIGHT',
  lightMainColor: '#7a1f00',
  buttonBorderedColorLight: '#0a5c2b',
  mainBackgroundColorLight: '#ffffff',
  mainTextColorLight: '#222222',
} as const

describe('contrastWarnings', () => {
  /** spec('decisions beyond-the-documents.18') */
  test('a readable brand has none, whatever its other half is', () => {
    expect(contrastWarnings({ ...readable, mainTextColorDark: '#000000' })).toEqual([])
  })

  test('each pair that falls short is told, with what is used instead', () => {
    const warnings = contrastWarnings({
      ...readable,
      mainTextColorLight: '#cccccc',
      descriptionTextColorLight: '#dddddd',
      lightMainColor: '#ffee00',
      buttonBorderedColorLight: '#fafafa',
    })
    expect(warnings.map(({ pair }) => pair)).toEqual([
      'text',
      'description',
      'brand-text',
      'brand-shape',
      'button-edge',
    ])
    expect(warnings[0]).toMatchObject({ chosen: '#cccccc', needed: 4.5 })
    expect(warnings[3]).toMatchObject({ against: '#ffffff', needed: 3, instead: null })
  })

  test('what is used instead reaches what the chosen colour did not', () => {
    const color = fc.nat(0xff_ff_ff).map((number) => `#${number.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(color, color, color, (canvas, text, brand) => {
        const config = { mainBackgroundColorDark: canvas, mainTextColorDark: text, darkMainColor: brand }
        for (const { ratio, needed, instead, against } of contrastWarnings(config)) {
          expect(ratio).toBeLessThan(needed)
          if (instead) expect(contrastRatio(instead, against)).toBeGreaterThanOrEqual(needed)
        }
      }),
    )
  })
})
