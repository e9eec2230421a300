/** Average widths of a font's letters in em, for the same Spanish text. */
type FontWidths = { readonly regular: number; readonly bold: number }

/** Metrics of our font: its widths, ascent and descent in em, and the similar local font. */
export type FontMetrics = FontWidths & {
  readonly like: 'sans' | 'serif'
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

/** Metrics read from the files; `font-metrics.test.ts` reads them again. */
export const FONT_METRICS: Readonly<Record<string, FontMetrics>> = {
  Inter: { like: 'sans', regular: 0.4796, bold: 0.4931, ascent: 0.9688, descent: 0.2412, lineGap: 0 },
  Lato: { like: 'sans', regular: 0.4287, bold: 0.438, ascent: 0.987, descent: 0.213, lineGap: 0 },
  Lora: { like: 'serif', regular: 0.4612, bold: 0.4711, ascent: 1.006, descent: 0.274, lineGap: 0 },
  Merriweather: { like: 'serif', regular: 0.4751, bold: 0.4898, ascent: 0.984, descent: 0.273, lineGap: 0 },
  Montserrat: { like: 'sans', regular: 0.4986, bold: 0.524, ascent: 0.968, descent: 0.251, lineGap: 0 },
  Nunito: { like: 'sans', regular: 0.4521, bold: 0.468, ascent: 1.011, descent: 0.353, lineGap: 0 },
  'Open Sans': { like: 'sans', regular: 0.4685, bold: 0.4965, ascent: 1.0688, descent: 0.293, lineGap: 0 },
  Oswald: { like: 'sans', regular: 0.361, bold: 0.4096, ascent: 1.193, descent: 0.289, lineGap: 0 },
  'Playfair Display': {
    like: 'serif',
    regular: 0.4444,
    bold: 0.4564,
    ascent: 1.082,
    descent: 0.251,
    lineGap: 0,
  },
  Poppins: { like: 'sans', regular: 0.5053, bold: 0.5156, ascent: 1.05, descent: 0.35, lineGap: 0.1 },
  Quicksand: { like: 'sans', regular: 0.466, bold: 0.4894, ascent: 1, descent: 0.25, lineGap: 0 },
  Raleway: { like: 'sans', regular: 0.4628, bold: 0.4787, ascent: 0.94, descent: 0.234, lineGap: 0 },
  Roboto: { like: 'sans', regular: 0.4482, bold: 0.4541, ascent: 0.9277, descent: 0.2441, lineGap: 0 },
  Rubik: { like: 'sans', regular: 0.4657, bold: 0.4941, ascent: 0.935, descent: 0.25, lineGap: 0 },
  'Work Sans': { like: 'sans', regular: 0.4982, bold: 0.4971, ascent: 0.93, descent: 0.243, lineGap: 0 },
}

/** Font of devices, with its names and those of fonts with the same widths. */
export type LocalFont = FontWidths & {
  readonly regularNames: readonly string[]
  readonly boldNames: readonly string[]
}

/**
 * Local fallbacks of our fonts: those of computers and Apple's phones, then Android's. Arial and
 * Georgia were measured by Arimo and Gelasio, which have the same widths.
 */
export const LOCAL_FONTS: Readonly<Record<FontMetrics['like'], readonly [LocalFont, LocalFont]>> = {
  sans: [
    {
      regular: 0.4543,
      bold: 0.4824,
      regularNames: ['Arial', 'Liberation Sans'],
      boldNames: ['Arial Bold', 'Liberation Sans Bold'],
    },
    { regular: 0.4482, bold: 0.4541, regularNames: ['Roboto'], boldNames: ['Roboto Bold'] },
  ],
  serif: [
    {
      regular: 0.4425,
      bold: 0.5136,
      regularNames: ['Georgia', 'Gelasio'],
      boldNames: ['Georgia Bold', 'Gelasio Bold'],
    },
    { regular: 0.4748, bold: 0.5022, regularNames: ['Noto Serif'], boldNames: ['Noto Serif Bold'] },
  ],
}
