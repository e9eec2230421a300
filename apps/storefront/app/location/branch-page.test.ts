import { startTestApi } from '@mostrador/api/testing/start-test-api'
import type { TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

test('a local says what diners think of it only at or above the threshold of its brand, with one decimal', async () => {
  const praised = await api.given.branchContact({
    branch: { nps_threshold: 4.5 },
    contact: { name: 'Centro', nps_avg: 4.5 },
  })
  await api.given.branchContact({ sameBranchAs: praised, contact: { name: 'Norte', nps_avg: 4.44 } })
  const { text } = await renderPage(`/menu/${praised.branchAlias}`, api)
  expect(text).toContain('Centro 4,5')
  expect(text).not.toContain('4,4')
})
