import { expect, test, vi } from 'vitest'
import { onPageLeave, onVisibilityChange, type PageHost } from './page-visibility.ts'

function browser() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const view = new EventTarget()
  return {
    page: page as unknown as PageHost,
    window: view as unknown as Window,
    turn: (state: DocumentVisibilityState) => {
      page.visibilityState = state
      page.dispatchEvent(new Event('visibilitychange'))
    },
    close: () => view.dispatchEvent(new Event('pagehide')),
  }
}

test('each time that the page is hidden or shown it is told which of both, until one stops', () => {
  const tell = vi.fn<(isVisible: boolean) => void>()
  const { page, turn } = browser()
  const stop = onVisibilityChange(tell, page)
  expect(tell).not.toHaveBeenCalled()
  turn('hidden')
  turn('visible')
  turn('hidden')
  expect(tell.mock.calls).toEqual([[false], [true], [false]])
  stop()
  turn('visible')
  expect(tell).toHaveBeenCalledTimes(3)
})

test('a page is left when it is hidden, and when it closes without that; coming back is no leaving', () => {
  const leave = vi.fn<() => void>()
  const { turn, close, ...host } = browser()
  const stop = onPageLeave(leave, host)
  turn('hidden')
  expect(leave).toHaveBeenCalledTimes(1)
  turn('visible')
  expect(leave).toHaveBeenCalledTimes(1)
  close()
  expect(leave).toHaveBeenCalledTimes(2)
  stop()
  turn('hidden')
  close()
  expect(leave).toHaveBeenCalledTimes(2)
})
