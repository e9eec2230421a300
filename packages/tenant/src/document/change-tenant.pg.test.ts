// The same promises on a PostgreSQL server, where several connections are at work.
import './change-tenant.test.ts'
