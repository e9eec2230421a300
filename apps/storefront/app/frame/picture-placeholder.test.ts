import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { clearFailedPictures } from './picture-placeholder.ts'

const DOT = /^data:image\/gif;base64,/

class HTMLImageElement {
  srcset: string | undefined = '/a/640.webp 2x'
  src = '/a/320.webp'
  currentSrc = '/a/640.webp'
  complete = true
  naturalWidth = 0
  constructor(rest: object = {}) {
    Object.assign(this, rest)
  }
  removeAttribute(name: string) {
    if (name === 'srcset') this.srcset = undefined
  }
}

const isCleared = ({ src, srcset }: HTMLImageElement): boolean => DOT.test(src) && srcset === undefined

function open(images: readonly HTMLImageElement[] = []) {
  const { document } = openPage()
  vi.stubGlobal('HTMLImageElement', HTMLImageElement)
  Object.assign(document, { images })
  const stop = clearFailedPictures()
  const fail = (target: object) => {
    const event = new Event('error')
    Object.defineProperty(event, 'target', { value: target })
    document.dispatchEvent(event)
  }
  return { stop, fail }
}

/** spec('001 §8.15') */
test('a picture that could not be had before the page listened gives way to a transparent one', () => {
  const [failed, coming, empty, there] = [
    new HTMLImageElement(),
    new HTMLImageElement({ complete: false }),
    new HTMLImageElement({ currentSrc: '' }),
    new HTMLImageElement({ naturalWidth: 640 }),
  ]
  open([failed, coming, empty, there])
  expect([failed, coming, empty, there].map(isCleared)).toEqual([true, false, false, false])
})

test('one that fails later does too, once, until nobody looks any more', () => {
  const { stop, fail } = open()
  const picture = new HTMLImageElement()
  fail(picture)
  expect(isCleared(picture)).toBe(true)
  picture.srcset = 'untouched'
  fail(picture)
  expect(picture.srcset).toBe('untouched')
  const script = { src: '/a.js' }
  fail(script)
  expect(script.src).toBe('/a.js')
  stop()
  const later = new HTMLImageElement()
  fail(later)
  expect(isCleared(later)).toBe(false)
})
