import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/admin/audit-actions.ts'
import { isTeacherRole } from '#engines/accounts/index.ts'
import { nextDigestAt } from '#engines/digest/index.ts'
import type { Database } from '../../db/database.ts'
import { familySettings, guardianships } from '../../db/schema/accounts/families.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { hashMadePassword, hashPassword } from '../../platform/sessions/passwords.ts'
import { zoneOfNewAccount } from '../school/school.ts'
import type { NewPerson } from './check-people.ts'

/** Without those that are mistaken for one another when read from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12
const GROUP = /.{4}(?=.)/g

/** Twelve letters and digits in three groups, 59 bits: the same for the same seed and name, and never stored. */
function makePassword(seed: string, username: string): string {
  let rest = BigInt(`0x${createHmac('sha256', seed).update(username.toLowerCase()).digest('hex')}`)
  let password = ''
  while (password.length < LENGTH) {
    password += LETTERS[Number(rest % BigInt(LETTERS.length))]
    rest /= BigInt(LETTERS.length)
  }
  return password.replace(GROUP, '$&-')
}

const PORTION = 250
const IMPORTED: AuditAction = 'user imported'
const AT_ONCE = 2

export type HashedPerson = NewPerson & { hash: string }

/** Locks all passwords away, before any transaction opens: it takes seconds for thousands. */
export async function hashPasswords(people: readonly NewPerson[], seed: string): Promise<HashedPerson[]> {
  const hashed: HashedPerson[] = []
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const some = people.slice(from, from + AT_ONCE).map(async (person) => ({
      ...person,
      hash:
        person.password === ''
          ? await hashMadePassword(makePassword(seed, person.username))
          : await hashPassword(person.password),
    }))
    hashed.push(...(await Promise.all(some)))
  }
  return hashed
}

/** Inside a transaction of the caller: all of them or nobody. */
export async function createPeople(
  db: Database,
  people: readonly HashedPerson[],
  { actorId, requestId, now }: { actorId: number | null; requestId: string | null; now: Date },
): Promise<void> {
  const details = JSON.stringify(actorId === null ? { by: 'command' } : {})
  const zone = await zoneOfNewAccount(db)
  for (let from = 0; from < people.length; from += PORTION) {
    const made = await db
      .insert(users)
      .values(
        people
          .slice(from, from + PORTION)
          .map(({ hash, line: _line, password: _password, children: _children, ...person }) => ({
            ...person,
            password: hash,
            passwordChangedAt: now,
            // The school answers for the addresses of its list.
            emailProvenAt: person.email === null ? null : now,
            isTeacher: isTeacherRole(person.role),
            gradeLevel: String(person.grade),
            origin: 'import' as const,
            ...zone,
            createdAt: now,
            updatedAt: now,
          })),
      )
      .returning({ id: users.id })
    await db.execute(sql`
      insert into ${auditLog} (actor_id, action, subject_type, subject_id, request_id, details, created_at)
      select ${actorId}::int, ${IMPORTED}, 'user', made.id, ${requestId}, ${details}::jsonb, ${now.toISOString()}::timestamptz
      from unnest(${`{${made.map(({ id }) => id).join()}}`}::int[]) as made(id)`)
  }
  await linkFamilies(db, people, actorId, now)
}

type Link = { guardian: string; child: string }

/** The school says in its list whose guardian somebody is. */
async function linkFamilies(
  db: Database,
  people: readonly NewPerson[],
  actorId: number | null,
  now: Date,
): Promise<void> {
  const links = people.flatMap(({ username, children }) =>
    children.map((child): Link => ({ guardian: username, child })),
  )
  if (links.length === 0) return
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${guardianships} (guardian_id, child_id, way, since, invited_by)
    select distinct parent.id, child.id, 'school', ${now.toISOString()}::timestamptz, ${actorId}::int
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (guardian text, child text)
    join ${users} parent on lower(parent.username) = lower(link.guardian)
    join ${users} child on lower(child.username) = lower(normalize(link.child, NFKC))
      and child.role = 'student' and child.deleted_at is null
    returning guardian_id as id`)
  const guardianIds = [...new Set(rows.map(({ id }) => id))]
  if (guardianIds.length === 0) return
  const nextDigest = nextDigestAt('UTC', now)
  await db
    .insert(familySettings)
    .values(guardianIds.map((userId) => ({ userId, nextDigestAt: nextDigest, createdAt: now })))
    .onConflictDoNothing()
}

/** What was made for whom, to be handed out once. */
export function listMadePasswords(people: readonly NewPerson[], seed: string) {
  return people
    .filter(({ password }) => password === '')
    .map(({ username, firstName, lastName, grade }) => ({
      username,
      name: `${firstName} ${lastName}`,
      grade,
      password: makePassword(seed, username),
    }))
}
