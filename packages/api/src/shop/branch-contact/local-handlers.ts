import { addBrand } from './add-brand.ts'
import { addLocal } from './add-local.ts'
import { listLocals } from './list-locals.ts'

/** Handlers that list and add branch contacts. */
export const localHandlers = { listLocals, addLocal, addBrand }
