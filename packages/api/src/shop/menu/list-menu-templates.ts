import { menuTemplates, type MenuTemplate } from '@mostrador/tenant/menu-templates'
import { yes, type Handler } from '../../ground/http/handler.ts'

/** Files of ours, read once, by the first shop that begins with one. */
let read: Promise<readonly MenuTemplate[]> | undefined

export const listMenuTemplates: Handler<'listMenuTemplates'> = async () => {
  read ??= menuTemplates()
  return yes({
    templates: (await read).map(({ template, menu, indicators }) => ({
      template,
      menu,
      indicators: [...indicators],
    })),
  })
}
