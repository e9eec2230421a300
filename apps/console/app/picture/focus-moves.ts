import type { PictureFocus } from '@mostrador/domain/picture/picture-focus'

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Rounds a share to two decimals within the picture, as the document has it. */
const tidy = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100

/** Returns the point of a picture below a pointer; outside of it, the point at its edge. */
export const focusAt = ({ left, top, width, height }: Box, x: number, y: number): PictureFocus => ({
  x: tidy((x - left) / (width || 1)),
  y: tidy((y - top) / (height || 1)),
})

/** Returns a share in percent. */
export const percentOf = (share: number): number => Math.round(share * 100)

/** Reads a percentage as a share; undefined where it is no number. */
export const shareOf = (percent: number): number | undefined =>
  Number.isNaN(percent) ? undefined : tidy(percent / 100)

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Returns the point moved by a key: two hundredths, with Shift ten; else undefined. */
export function afterKey(
  { x, y }: PictureFocus,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): PictureFocus | undefined {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined
  const step = shiftKey ? 0.1 : 0.02
  return move && { x: tidy(x + move[0] * step), y: tidy(y + move[1] * step) }
}
