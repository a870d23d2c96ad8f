import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, isNull, sql } from 'drizzle-orm'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { exportPerson } from '../../domain/export/export-person.ts'
import { type Command, CommandFailed, requireWord } from '../command.ts'

export const exportUser: Command = {
  name: 'export-user',
  usage: '<username> [--html] [--out file]',
  summary: 'Writes all that is stored about somebody into one file, as they could in their profile.',
  details: [
    '--html makes one page to read instead of JSON.',
    'Give the file to the person it is about, and to nobody else. Each export is noted in the audit log.',
  ],
  examples: ['export-user ada', 'export-user ada --html --out ada.html'],
  options: { html: { type: 'boolean', default: false }, out: { type: 'string' } },
  async run({ database, now, say }, input) {
    const username = requireWord(input, 'whose data: export-user ada')
    const { db } = database
    const [account] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(sql`lower(${users.username}) = lower(${username})`, isNull(users.strippedAt)))
    if (!account) throw new CommandFailed(`There is no account "${username}".`)
    const format = input.options.html === true ? 'html' : 'json'
    const { name, pieces } = await exportPerson({ db, now }, account.id, format)
    const file = resolve(input.folder, typeof input.options.out === 'string' ? input.options.out : name)
    await db.insert(auditLog).values({
      action: 'account.export',
      subjectType: 'user',
      subjectId: account.id,
      details: { format, by: 'command' },
      createdAt: now(),
    })
    try {
      // Nobody else on the machine may read it, and nothing that is there already is overwritten.
      await pipeline(Readable.from(pieces), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    } catch (error) {
      throw explainUnwritable(error, file)
    }
    say(`${file}: all that is stored about "${username}".`)
  },
}

function explainUnwritable(error: unknown, file: string): unknown {
  const { code } = error as { code?: string }
  if (code === 'EEXIST') return new CommandFailed(`${file} is there already. Name another file with --out.`)
  if (code === 'ENOENT') return new CommandFailed(`There is no folder for ${file}. Make it first.`)
  if (code === 'EACCES' || code === 'EROFS')
    return new CommandFailed(`${file} cannot be written: you may not write there.`)
  return error
}
