const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function clear(image: HTMLImageElement): void {
  image.removeAttribute('srcset')
  image.src = TRANSPARENT
}

const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && currentSrc !== '' && naturalWidth === 0

/**
 * Replaces pictures that fail to load by a transparent pixel from now on, so that no browser draws
 * its broken-picture sign. Returns a function that stops. Source: 000 §8 Silent handling.
 */
export function clearFailedPictures(): () => void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && target.src !== TRANSPARENT) clear(target)
  }
  for (const image of document.images) if (hasFailed(image)) clear(image)
  document.addEventListener('error', onError, true)
  return () => document.removeEventListener('error', onError, true)
}
