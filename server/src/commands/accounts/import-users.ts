import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { LARGEST_USER_FILE_BYTES } from '#contract/admin/user-import.ts'
import { say as sayRefusal } from '#contract/refusals/catalog.ts'
import { explainTakenName } from '../../domain/explain-taken-name.ts'
import { writeCsv } from '../../domain/tables/write-csv.ts'
import { checkPeople } from '../../domain/user-import/check-people.ts'
import { createPeople, hashPasswords, listMadePasswords } from '../../domain/user-import/create-people.ts'
import { AppError } from '../../platform/app-error.ts'
import { type Command, CommandFailed, requireWord } from '../command.ts'

const SEED_BYTES = 32
const OWNER_ONLY = 0o600
const MOST_SAID = 20

export const importUsers: Command = {
  name: 'user import',
  usage: '<file.csv> [--skip-broken] [--check]',
  summary:
    'Makes an account for each line of a list: username, first name, last name, role, grade, email, password. All of them or none; --check only looks. Passwords that the list does not give are made and written to a file beside it.',
  options: { 'skip-broken': { type: 'boolean' }, check: { type: 'boolean' } },
  async run({ database, now, say }, input) {
    const path = resolve(input.folder, requireWord(input, 'which list: user import people.csv'))
    const file = await readList(path)
    try {
      const { rows, people, broken } = await checkPeople(database.db, file)
      const problems = rows.flatMap(({ line, problems }) =>
        problems.map(({ field, refusal }) => `Line ${line}, ${field}: ${sayRefusal(refusal).message}`),
      )
      for (const problem of problems.slice(0, MOST_SAID)) say(problem)
      if (problems.length > MOST_SAID) say(`… and ${problems.length - MOST_SAID} more.`)
      if (input.options.check) {
        say(`${people.length} of ${rows.length} people can be added.`)
        if (broken > 0)
          throw new CommandFailed(broken === 1 ? 'One line is broken.' : `${broken} lines are broken.`)
        return
      }
      if (broken > 0 && !input.options['skip-broken'])
        throw new CommandFailed(
          `Nobody was added: ${broken} of ${rows.length} lines are broken. Mend them, or leave them out with --skip-broken.`,
        )
      const seed = randomBytes(SEED_BYTES).toString('hex')
      const hashed = await hashPasswords(people, seed)
      const secrets = listMadePasswords(people, seed)
      // Before anybody is made: passwords that nobody can read would lock all of them out.
      const written = secrets.length > 0 ? await writePasswords(path, secrets) : null
      await database.db
        .transaction((tx) => createPeople(tx, hashed, { actorId: null, requestId: null, now: now() }))
        .catch(async (error: unknown) => {
          // Passwords of nobody, and in the way of the next try.
          if (written) await rm(written, { force: true })
          throw error
        })
      say(people.length === 1 ? 'One account is ready.' : `${people.length} accounts are ready.`)
      if (written) say(`Their passwords stand in ${written}: hand them out, then delete the file.`)
    } catch (error) {
      const known = explainTakenName(error)
      throw known instanceof AppError ? new CommandFailed(known.message) : error
    }
  },
}

async function readList(path: string): Promise<Uint8Array> {
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailed(`${path} cannot be read: ${error.code ?? error.message}`)
  })
  if (file.length > LARGEST_USER_FILE_BYTES)
    throw new CommandFailed(`A list holds at most ${LARGEST_USER_FILE_BYTES / 1024} KB.`)
  return file
}

async function writePasswords(path: string, secrets: ReturnType<typeof listMadePasswords>): Promise<string> {
  const target = `${path.replace(/\.\w+$/, '')}-passwords.csv`
  const lines = secrets.map(({ username, name, grade, password }) => [username, name, grade, password])
  const text = writeCsv([['username', 'name', 'grade', 'password'], ...lines])
  await writeFile(target, text, { flag: 'wx', mode: OWNER_ONLY }).catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailed(
      error.code === 'EEXIST'
        ? `${target} is there already. Move it away first; nobody was added.`
        : `${target} cannot be written: ${error.code ?? error.message}. Nobody was added.`,
    )
  })
  return target
}
