/** Point of the food in a picture: shares of its width and height, from the left and the top. */
export type Focus = { readonly x: number; readonly y: number }

type Size = { readonly width: number; readonly height: number }

/**
 * Returns the part of a picture that a frame of another shape shows, in pixels of the picture once
 * it covers the frame. The point of the food has the same share of the frame as of the picture, so
 * that it is never cut off, as browsers do with `object-fit: cover` and `object-position`.
 */
export function cropAt(
  picture: Size,
  frame: Size,
  { x, y }: Focus,
): { readonly covering: Size; readonly left: number; readonly top: number } {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height)
  const width = Math.max(frame.width, Math.round(picture.width * scale))
  const height = Math.max(frame.height, Math.round(picture.height * scale))
  return {
    covering: { width, height },
    left: Math.round((width - frame.width) * x),
    top: Math.round((height - frame.height) * y),
  }
}
