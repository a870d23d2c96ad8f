import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { Credentials } from '#contract/accounts.ts'
import { openDatabase } from '../db/open-database.ts'
import { users } from '../db/schema/accounts/users.ts'
import { violatedUniqueConstraint } from '../db/unique-violation.ts'
import { readConfig } from '../platform/config.ts'
import { hashPassword } from '../platform/sessions/passwords.ts'

const HELP = `Makes an admin account. The server must not be running on the same embedded database.

  npm run create-admin -- --username ada --first-name Ada --last-name Lovelace

The password is read from the first line of standard input, or made and printed once when there is none.`

async function createAdmin(): Promise<void> {
  const { values } = parseArgs({
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      'first-name': { type: 'string', default: 'Admin' },
      'last-name': { type: 'string', default: 'Account' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)

  const username = values.username ?? (await ask('Username: '))
  const given = await readPassword()
  const credentials = z.safeParse(Credentials, {
    username,
    password: given ?? randomBytes(12).toString('base64url'),
  })
  if (!credentials.success) throw new Error(credentials.error.issues.map(({ message }) => message).join('\n'))

  const database = await openDatabase(readConfig(process.env, join(import.meta.dirname, '..', '..', '..')))
  try {
    await database.db.insert(users).values({
      username: credentials.data.username,
      email: values.email ?? null,
      firstName: values['first-name'],
      lastName: values['last-name'],
      password: await hashPassword(credentials.data.password),
      role: 'admin',
      grade: 12,
      gradeLevel: '12',
      // The operator knows the product; the newcomer's tour is for people who sign up.
      onboardingCompleted: true,
    })
  } catch (error) {
    if (violatedUniqueConstraint(error))
      throw new Error(`The username "${username}" or that email is already taken.`)
    throw error
  } finally {
    await database.close()
  }
  console.log(`The admin account "${credentials.data.username}" is ready.`)
  if (!given) console.log(`Its password, shown only now: ${credentials.data.password}`)
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`--username is missing.\n\n${HELP}`)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(question)
  lines.close()
  return answer
}

/** A password on the command line would stay in the shell's history, so it is only ever piped in. */
async function readPassword(): Promise<string | null> {
  if (process.stdin.isTTY) return null
  for await (const line of createInterface({ input: process.stdin })) return line.trim() || null
  return null
}

try {
  await createAdmin()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
