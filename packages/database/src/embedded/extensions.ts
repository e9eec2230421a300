import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/**
 * Extensions that a migration may create. A server has them among its contrib modules; PGlite must
 * be given each one at every opening, or their objects no longer work.
 */
export const extensions = { btree_gist, cube, earthdistance, pg_trgm, unaccent }
