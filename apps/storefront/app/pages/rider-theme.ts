import { classNames } from '@mostrador/ui/class-names'

/**
 * The colours of the riders' pages, which are read in the sun: black or white, whichever is farther from the tenant's
 * canvas, what is quieter next to it, the colours of state darker on light and lighter on dark than elsewhere, and a
 * deeper red under white words. On the platform's two canvases every text keeps 7:1, the example in an empty field too,
 * which leans so that nobody takes it for what was typed.
 */
export const RIDER_THEME = classNames(
  '[&_::placeholder]:italic',
  '[--text:oklch(from_var(--canvas)_clamp(0,(0.6-l)*100,1)_0_0)]',
  '[--text-muted:color-mix(in_oklab,var(--text)_82%,var(--canvas))]',
  '[--line:color-mix(in_oklab,var(--text)_28%,var(--canvas))]',
  '[--danger-fill:oklch(0.45_0.17_26)]',
  'supports-[color:oklch(from_white_l_c_h)]:[--positive:oklch(from_var(--canvas)_clamp(0.41,(0.6-l)*100,0.86)_0.1_153)]',
  'supports-[color:oklch(from_white_l_c_h)]:[--warning:oklch(from_var(--canvas)_clamp(0.41,(0.6-l)*100,0.87)_0.09_70)]',
  'supports-[color:oklch(from_white_l_c_h)]:[--danger:oklch(from_var(--canvas)_clamp(0.42,(0.6-l)*100,0.84)_0.13_26)]',
)
