import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Of a joined row that may be missing the caller says so: `fullNameOf<string | null>(makers)`. */
export const fullNameOf = <Name extends string | null = string>(person: {
  firstName: AnyPgColumn
  lastName: AnyPgColumn
}): SQL<NoInfer<Name>> => sql<Name>`trim(${person.firstName} || ' ' || ${person.lastName})`
