import { thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { canonicalForm } from '../document/canonical-form.ts'
import { withoutComments } from '../file/comments.ts'
import { templateOf, TEMPLATES, type Template } from './new-tenant.ts'
import { branchSchema } from '../schema/branch-schema.ts'

/** A whole menu to begin with, and the indicators that it names, as the document has them. */
export type MenuTemplate = {
  readonly template: Template
  readonly menu: Thing
  readonly indicators: readonly Thing[]
}

/** Reads the menus that a shop can begin with, by kinds of kitchen, the plain one last. */
export async function menuTemplates(): Promise<readonly MenuTemplate[]> {
  const inOrder = TEMPLATES.toSorted((one, other) => Number(one === 'basica') - Number(other === 'basica'))
  return Promise.all(
    inOrder.map(async (template) => {
      const { branch } = withoutComments(await templateOf(template)) as { readonly branch: object }
      const said = canonicalForm(branchSchema, branch) as Thing
      const [menu] = thingsOf(said.menus)
      if (!menu) throw new Error(`the template ${template} has no menu`)
      return { template, menu, indicators: thingsOf(said.indicators) }
    }),
  )
}
