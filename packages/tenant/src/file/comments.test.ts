import { expect, test } from 'vitest'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import { tenantJsonSchema } from './json-schema.ts'
import { smallTenant } from '../testing/small-tenant.ts'

/** The small tenant with comments in things of every depth. */
function commented(comment: unknown) {
  const { company, branches, ...file } = smallTenant()
  const [branch] = branches
  const [customisation] = branch.customisations ?? []
  return {
    ...file,
    $comment: comment,
    company: { ...company, $comment: ['one line', 'and another'] },
    branches: [
      { ...branch, $comment: comment, customisations: [{ ...customisation, $comment: 'a banner' }] },
    ],
  }
}

test('a comment in any thing of a file is passed over', () => {
  expect(checkTenantFile(commented('what this is'))).toEqual(checkTenantFile(smallTenant()))
})

test('a comment that is no text is refused', () => {
  const checked = checkTenantFile(commented({ name: 'hidden' }))
  expect(checked.ok ? [] : checked.problems.map(({ path, code }) => [path, code])).toEqual([
    ['$comment', 'unknown-field'],
    ['branches[0].$comment', 'unknown-field'],
  ])
})

test('editors know comments by the published schema', () => {
  const { properties } = JSON.parse(tenantJsonSchema())
  for (const one of [properties, properties.company.properties, properties.branches.items.properties]) {
    expect(one.$comment.anyOf).toHaveLength(2)
  }
})
