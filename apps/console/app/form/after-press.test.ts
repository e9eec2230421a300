import { expect, test } from 'vitest'
import { afterPress, watchPresses } from './after-press.ts'

const turn = () => new Promise((resolve) => setTimeout(resolve))

/** A page that is watched, and what was done on it in its order. */
function page() {
  const target = new EventTarget()
  const done: string[] = []
  const end = watchPresses(target)
  const fire = (type: string) => target.dispatchEvent(new Event(type))
  return { done, end, fire, leave: () => afterPress(() => done.push('said')) }
}

test('the effect of a press runs after its click', async () => {
  const { done, end, fire, leave } = page()
  fire('mousedown')
  leave()
  await turn()
  expect(done).toEqual([])
  fire('mouseup')
  done.push('clicked')
  await turn()
  expect(done).toEqual(['clicked', 'said'])
  end()
})

test('without a press it is said at once, and a press that never ended holds nothing for good', async () => {
  const { done, end, fire, leave } = page()
  leave()
  expect(done).toEqual(['said'])
  fire('mousedown')
  leave()
  end()
  await turn()
  expect(done).toEqual(['said', 'said'])
  // Watching has stopped: the next press waits for no release.
  fire('mousedown')
  leave()
  expect(done).toHaveLength(3)
})

test.each(['contextmenu', 'keydown', 'pointercancel'])(
  'a press whose release never comes ends with a %s',
  async (type) => {
    const { done, end, fire, leave } = page()
    fire('mousedown')
    leave()
    fire(type)
    await turn()
    expect(done).toEqual(['said'])
    end()
  },
)
