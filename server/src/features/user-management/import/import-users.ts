import { nest, say } from '#contract/refusals/catalog.ts'
import { explainTakenName } from '../../../domain/explain-taken-name.ts'
import { type CheckedList, checkPeople } from '../../../domain/user-import/check-people.ts'
import { createPeople, hashPasswords, listMadePasswords } from '../../../domain/user-import/create-people.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'

const FILE_LIMIT = { limit: 30, windowSeconds: 10 * 60 }
const MOST_ISSUES = 100

export async function previewUsers(context: CallerContext, file: string) {
  await countFile(context)
  const { rows, people, broken } = await checkPeople(context.db, Buffer.from(file, 'base64'))
  const madePasswords = people.filter(({ password }) => password === '').length
  return {
    rows: rows.map((row) => ({
      ...row,
      problems: row.problems.map(({ field, refusal }) => ({ field, ...say(refusal) })),
    })),
    ready: people.length,
    broken,
    madePasswords,
  }
}

/**
 * What is kept for a repetition are line numbers: the passwords follow from the seed once more. Who is repeated finds all
 * names taken, so nothing is hashed or refused before it is known that the call is a new one.
 */
export async function importUsers(
  context: CallerContext,
  { file, skipBroken, seed }: { file: string; skipBroken: boolean; seed: string },
) {
  const { db, caller, now, requestId, transact } = context
  await countFile(context)
  const bytes = Buffer.from(file, 'base64')
  const before = await checkPeople(db, bytes)
  const isWorthHashing = skipBroken || before.broken === 0
  const hashed = isWorthHashing ? await hashPasswords(before.people, seed) : []
  const { lines, leftOut } = await transact(async (tx) => {
    const checked = await checkPeople(tx, bytes)
    if (!skipBroken) refuseBroken(checked)
    const made = new Set(checked.people.map(({ line }) => line))
    const people = hashed.filter(({ line }) => made.has(line))
    await createPeople(tx, people, { actorId: caller.user.id, requestId, now: now() }).catch((error) => {
      throw explainTakenName(error)
    })
    return { lines: people.map(({ line }) => line), leftOut: checked.rows.length - people.length }
  })
  const created = new Set(lines)
  const people = before.named.filter(({ line }) => created.has(line))
  return { created: created.size, leftOut, passwords: listMadePasswords(people, seed) }
}

const countFile = (context: CallerContext) =>
  spendTry(context, 'tooManyUserLists', { name: `user-list:${context.caller.user.id}`, ...FILE_LIMIT })

function refuseBroken({ rows }: CheckedList): void {
  const broken = rows.flatMap(({ line, problems }) => problems.map((problem) => ({ line, ...problem })))
  const [first] = broken
  if (!first) return
  const { line, field, refusal } = first
  throw new AppError(
    'invalid_input',
    { reason: 'userLineRefused', params: { line, field, problem: nest(refusal) } },
    {
      issues: broken
        .slice(0, MOST_ISSUES)
        .map(({ line, field, refusal }) => ({ field: `Line ${line}, ${field}`, refusal })),
    },
  )
}
