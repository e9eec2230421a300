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
    expect(warnings.map(({ ratio, ...warning }) => ({ ...warning, ratio: ratio.toFixed(2) }))).toEqual([
      { pair: 'text', chosen: '#cccccc', against: '#f2f2f2', ratio: '1.43', needed: 4.5, instead: '#666666' },
      {
        pair: 'description',
        chosen: '#dddddd',
        against: '#f2f2f2',
        ratio: '1.21',
        needed: 4.5,
        instead: '#636363',
      },
      {
        pair: 'brand-text',
        chosen: '#ffee00',
        against: '#f2f2f2',
        ratio: '1.07',
        needed: 4.5,
        instead: '#736b00',
      },
      { pair: 'brand-shape', chosen: '#ffee00', against: '#ffffff', ratio: '1.20', needed: 3, instead: null },
      { pair: 'button-edge', chosen: '#fafafa', against: '#ffffff', ratio: '1.04', needed: 3, instead: null },
    ])
  })

  test('a dark brand is judged by its dark half, beside the layer that is nearest', () => {
    const warnings = contrastWarnings({
      mainTextColorDark: '#666666',
      descriptionTextColorDark: '#555555',
      darkMainColor: '#303030',
      buttonBorderedColorDark: '#3a3938',
    })
    expect(warnings).toMatchObject([
      { pair: 'text', chosen: '#666666', against: '#3a3938' },
      { pair: 'description', chosen: '#555555', against: '#3a3938' },
      { pair: 'brand-text', chosen: '#303030', against: '#32302f' },
      { pair: 'brand-shape', chosen: '#303030', against: '#272524' },
      { pair: 'button-edge', chosen: '#3a3938', against: '#272524' },
    ])
  })

  test('text of the colour of the canvas is judged on the canvas', () => {
    expect(contrastWarnings({ mainTextColorDark: '#272524' })).toMatchObject([
      { pair: 'text', chosen: '#272524', against: '#272524', ratio: 1 },
    ])
  })

  test('the colour used instead reaches the ratio that the chosen one did not', () => {
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
