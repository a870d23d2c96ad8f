import { eq, getTableColumns, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { openDatabase } from '#server/db/open-database.ts'
import { users } from '#server/db/schema/accounts/users.ts'

/**
 * What the product is measured against, on the same database through the same query layer and nothing else: no sessions,
 * no checks, no headers, no log. `/json` answers a constant of the size of a user, `/select` one user by primary key.
 */
const EXAMPLE = { id: 1, username: 'bench-learner-1', text: 'x'.repeat(500) }

const { password: _password, ...columns } = getTableColumns(users)
const database = await openDatabase({
  dataDir: process.env.DATA_DIR,
  databaseUrl: process.env.DATABASE_URL,
})
const selectUser = database.db
  .select(columns)
  .from(users)
  .where(eq(users.id, sql.placeholder('id')))
  .prepare('plain_select_user')

const app = Fastify()
app.get('/json', async () => EXAMPLE)
app.get<{ Params: { id: string } }>('/select/:id', async (request) => {
  const [user] = await selectUser.execute({ id: Number(request.params.id) })
  return user
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })

process.on('SIGTERM', async () => {
  await app.close()
  await database.close()
  process.exit(0)
})
process.on('disconnect', () => process.exit())
process.send?.({ url })
