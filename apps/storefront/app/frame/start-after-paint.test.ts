import { expect, test } from 'vitest'
import { waitForPaint } from './start-after-paint.ts'

const HTML = [
  '<link rel="modulepreload" href="/assets/libraries-1.js"/>',
  '<link rel="preload" as="image" href="/files/a/512.webp"/>',
  '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/menu" data-menu="1"/>',
  '<script nonce="abc">window.context = {}</script>',
  '<script nonce="abc" type="module" async="">import "/assets/libraries-1.js"</script>',
].join('\n')

test('scripts and the menu that they need wait; the first pictures do not', () => {
  expect(waitForPaint(HTML).split('\n')).toEqual([
    '<link rel="later" href="/assets/libraries-1.js"/>',
    '<link rel="preload" as="image" href="/files/a/512.webp"/>',
    '<link rel="later" as="fetch" crossorigin="anonymous" href="/api/menu" data-menu="1"/>',
    '<script nonce="abc">window.context = {}</script>',
    '<script nonce="abc" type="later">import "/assets/libraries-1.js"</script>',
  ])
})
