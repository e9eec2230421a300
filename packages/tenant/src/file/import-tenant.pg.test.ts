// The same promises on a PostgreSQL server, where several connections are at work.
import './generated-tenant.test.ts'
import './import-tenant.test.ts'
import '../staff/staff.test.ts'
