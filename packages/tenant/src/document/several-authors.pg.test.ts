// The same promises on a PostgreSQL server, where several connections are at work.
import './several-authors.test.ts'
