import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { loadScript } from './load-script.ts'

/** A page whose head takes scripts. */
function givenHead() {
  const scripts: (EventTarget & { src: string; async: boolean; remove: () => void })[] = []
  const { document } = openPage()
  const createElement = (tag: string) => {
    const element = Object.assign(new EventTarget(), { tag, src: '', async: false })
    const remove = () => void scripts.splice(scripts.indexOf(script), 1)
    const script = Object.assign(element, { remove })
    return script
  }
  Object.assign(document, {
    createElement,
    head: { append: (one: (typeof scripts)[number]) => scripts.push(one) },
  })
  const tell = (type: string) => scripts.at(-1)?.dispatchEvent(new Event(type))
  return { scripts, tell }
}

test('a script is asked for once in the life of a page, and beside what it draws', async () => {
  const { scripts, tell } = givenHead()
  const came = vi.fn<() => void>()
  const asked = loadScript('https://one.test/a.js')
  void asked.then(came)
  expect(loadScript('https://one.test/a.js')).toBe(asked)
  expect(scripts).toMatchObject([{ tag: 'script', src: 'https://one.test/a.js', async: true }])
  await Promise.resolve()
  expect(came).not.toHaveBeenCalled()
  tell('load')
  await expect(asked).resolves.toBeUndefined()
  expect(loadScript('https://one.test/a.js')).toBe(asked)
  void loadScript('https://one.test/b.js')
  expect(scripts).toHaveLength(2)
})

test('one that did not come is taken away, and asked for again', async () => {
  const { scripts, tell } = givenHead()
  const asked = loadScript('https://two.test/a.js')
  tell('error')
  await expect(asked).rejects.toThrow('https://two.test/a.js did not load.')
  expect(scripts).toEqual([])
  const again = loadScript('https://two.test/a.js')
  tell('load')
  await expect(again).resolves.toBeUndefined()
})
