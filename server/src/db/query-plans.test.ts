import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { membersOf } from '../domain/classroom/class-members.ts'
import { isWithoutWorry } from '../domain/families/tables-for-family.ts'
import { BACKUP_QUERIES } from '../testing/backup-queries.ts'
import { fillLargeTables, isLarge } from '../testing/fill-large-tables.ts'
import { INBOX_QUERIES } from '../testing/inbox-queries.ts'
import { KIDS_CODE_QUERIES } from '../testing/kids-code-queries.ts'
import { MONITOR_QUERIES } from '../testing/monitor-queries.ts'
import { SYSTEM_QUERIES } from '../testing/system-queries.ts'
import { TEACHING_QUERIES } from '../testing/teaching-queries.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { USER_QUERIES } from '../testing/user-queries.ts'
import { hasNameWords } from './schema/accounts/directory.ts'
import { sessions } from './schema/accounts/sessions.ts'
import { isRanked, users } from './schema/accounts/users.ts'
import { attempts, isPractice } from './schema/learning/attempts.ts'
import { isUntouchedInBundle, practiceProblems } from './schema/learning/practice-problems.ts'
import { userProgress } from './schema/learning/progress.ts'
import { quizResults, quizzes } from './schema/learning/quizzes.ts'
import { auditLog } from './schema/operations/audit-log.ts'
import { idempotencyKeys } from './schema/operations/idempotency-keys.ts'
import { testimonials } from './schema/operations/public-content.ts'
import { wordsWanted } from './schema/search.ts'
import { chatMessages } from './schema/study/chat.ts'
import { flashcards } from './schema/study/flashcards.ts'
import { userNotes } from './schema/study/notes.ts'
import { studyGuides } from './schema/study/study-guides.ts'
import { videoContent } from './schema/study/videos.ts'
import { assignments } from './schema/teaching/assignments.ts'
import { classEnrollments, classes } from './schema/teaching/classes.ts'

const ME = 77
const LATER = new Date('2026-01-01T00:00:00Z')
const EARLIER = new Date('2025-12-01T00:00:00Z')

const find = new QueryBuilder()
/** Of the 60,000 that each large table has. */
const MOST_ROWS_READ = 1000

const studentsOfClass = sql`(select student_id from (${membersOf({ teacherId: 50, classId: ME })}) members)`

const HOT_QUERIES: [title: string, query: SQLWrapper][] = [
  ...BACKUP_QUERIES,
  ...INBOX_QUERIES,
  ...KIDS_CODE_QUERIES,
  ...MONITOR_QUERIES,
  ...SYSTEM_QUERIES,
  ...TEACHING_QUERIES,
  ...USER_QUERIES,
  [
    'the session of a request, with its user',
    find
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(eq(sessions.tokenHash, 'a'.repeat(64)), gt(sessions.expiresAt, LATER), isNull(users.deletedAt)),
      ),
  ],
  ['the sessions of a user', find.select().from(sessions).where(eq(sessions.userId, ME))],
  [
    'sessions that ran out',
    find.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, EARLIER)),
  ],
  ['a user by name', find.select().from(users).where(sql`lower(${users.username}) = lower(${'Learner-7'})`)],
  [
    'a user by email',
    find.select().from(users).where(sql`lower(${users.email}) = lower(${'Learner-7@example.org'})`),
  ],
  [
    'the leaderboard of a grade',
    find
      .select()
      .from(users)
      .where(and(eq(users.grade, 5), isRanked(users)))
      .orderBy(desc(users.points), asc(users.lastName), asc(users.firstName), asc(users.id))
      .limit(100),
  ],
  [
    'the leaderboard of all grades',
    find
      .select()
      .from(users)
      .where(isRanked(users))
      .orderBy(desc(users.points), asc(users.lastName), asc(users.firstName), asc(users.id))
      .limit(100),
  ],
  ["the admins' first page of users", pageOfUsers(undefined)],
  [
    "the admins' next page of users",
    pageOfUsers(sql`(${users.createdAt}, ${users.id}) < (${EARLIER.toISOString()}, ${ME})`),
  ],
  ["the admins' page of teachers", pageOfUsers(eq(users.role, 'teacher'))],
  ['users found by a word', pageOfUsers(hasNameWords(users.nameWords, ['learner', '777']))],
  [
    'the notes of a user, newest first',
    find
      .select()
      .from(userNotes)
      .where(and(eq(userNotes.userId, ME), isNull(userNotes.deletedAt)))
      .orderBy(desc(userNotes.createdAt), desc(userNotes.id)),
  ],
  ['notes of a user found by a word', notesFoundBy('fractio')],
  ['notes of a user found by a word that nearly all notes have', notesFoundBy('text')],
  [
    'the notes of a user about a video',
    find
      .select()
      .from(userNotes)
      .where(and(eq(userNotes.userId, ME), eq(userNotes.videoContentId, 7), isNull(userNotes.deletedAt)))
      .orderBy(asc(userNotes.videoSeconds), asc(userNotes.id)),
  ],
  [
    'notes to purge',
    find.select({ id: userNotes.id }).from(userNotes).where(lt(userNotes.deletedAt, EARLIER)),
  ],
  [
    'the flashcards of a user, newest first',
    find
      .select()
      .from(flashcards)
      .where(and(eq(flashcards.userId, ME), isNull(flashcards.deletedAt)))
      .orderBy(desc(flashcards.createdAt), desc(flashcards.id)),
  ],
  [
    'the flashcards that are due',
    find
      .select()
      .from(flashcards)
      .where(
        and(
          eq(flashcards.userId, ME),
          isNull(flashcards.deletedAt),
          sql`${flashcards.state} = 'new'`,
          lte(flashcards.nextReviewDate, LATER),
        ),
      )
      .orderBy(asc(flashcards.nextReviewDate), asc(flashcards.id))
      .limit(20),
  ],
  ['a page of public study guides, newest first', publicGuides(undefined)],
  [
    'public study guides of a subject',
    publicGuides(sql`lower(${studyGuides.subject}) = lower('subject 50')`),
  ],
  ['public study guides found by a word', publicGuides(sql`${studyGuides.words} @@ ${wordsWanted('g770')}`)],
  [
    'the study guides of a user',
    find
      .select()
      .from(studyGuides)
      .where(and(eq(studyGuides.userId, ME), isNull(studyGuides.deletedAt)))
      .orderBy(desc(studyGuides.createdAt), desc(studyGuides.id)),
  ],
  [
    'a page of shared videos, newest first',
    find
      .select()
      .from(videoContent)
      .where(and(eq(videoContent.isShared, true), isNull(videoContent.deletedAt)))
      .orderBy(desc(videoContent.createdAt), desc(videoContent.id))
      .limit(100),
  ],
  [
    'the own videos of a user that nobody else sees',
    find
      .select()
      .from(videoContent)
      .where(
        and(eq(videoContent.addedBy, ME), eq(videoContent.isShared, false), isNull(videoContent.deletedAt)),
      )
      .orderBy(desc(videoContent.createdAt), desc(videoContent.id))
      .limit(100),
  ],
  [
    'the quiz results of a user, newest first',
    find
      .select()
      .from(quizResults)
      .innerJoin(quizzes, eq(quizzes.id, quizResults.quizId))
      .where(eq(quizResults.userId, ME))
      .orderBy(desc(quizResults.dateTaken), desc(quizResults.id))
      .limit(50),
  ],
  [
    'the progress of a user in a lesson',
    find
      .select()
      .from(userProgress)
      .where(and(eq(userProgress.userId, ME), eq(userProgress.lessonId, 76))),
  ],
  [
    'the lessons a user opened last',
    find
      .select()
      .from(userProgress)
      .where(eq(userProgress.userId, ME))
      .orderBy(desc(userProgress.lastAccessed)),
  ],
  [
    'the attempts of a user, newest first',
    find
      .select()
      .from(attempts)
      .where(and(eq(attempts.userId, ME), isNull(attempts.voidedAt)))
      .orderBy(desc(attempts.answeredAt), desc(attempts.id))
      .limit(50),
  ],
  [
    'some answers to a question that is taken back',
    find
      .select({ id: attempts.id })
      .from(attempts)
      .where(and(eq(attempts.itemId, 'item-7'), eq(attempts.seed, 7), isNull(attempts.voidedAt)))
      .limit(200),
  ],
  [
    'the answers behind a level, newest first',
    find
      .select()
      .from(attempts)
      .where(and(eq(attempts.userId, ME), sql`${attempts.skills}[1] = ${'math.5.add'}`))
      .orderBy(desc(attempts.id))
      .limit(21),
  ],
  [
    'the problems a learner met last in practice',
    find
      .select()
      .from(practiceProblems)
      .where(
        and(
          eq(practiceProblems.userId, ME),
          or(isNull(practiceProblems.bundle), gt(practiceProblems.tries, 0)),
        ),
      )
      .orderBy(desc(practiceProblems.givenAt), desc(practiceProblems.id))
      .limit(20),
  ],
  [
    'the problems a learner took along and has not touched',
    find
      .select()
      .from(practiceProblems)
      .where(and(eq(practiceProblems.userId, ME), isUntouchedInBundle(practiceProblems)))
      .orderBy(desc(practiceProblems.id))
      .limit(400),
  ],
  [
    'the problems a user has tried and solved in practice, by skill',
    find
      .select({
        skills: attempts.skills,
        tried: sql`count(distinct (${attempts.itemId}, ${attempts.seed}))`,
        solved: sql`count(distinct (${attempts.itemId}, ${attempts.seed})) filter (where ${attempts.correct})`,
      })
      .from(attempts)
      .where(and(eq(attempts.userId, ME), isPractice(attempts)))
      .groupBy(attempts.skills),
  ],
  [
    'the answers of a user since a moment',
    find
      .select({ skills: attempts.skills })
      .from(attempts)
      .where(and(eq(attempts.userId, ME), gte(attempts.answeredAt, EARLIER), isNull(attempts.voidedAt)))
      .orderBy(desc(attempts.answeredAt), desc(attempts.id))
      .limit(200),
  ],
  [
    'an answer that a device sends again',
    find
      .select()
      .from(attempts)
      .where(and(eq(attempts.userId, ME), eq(attempts.clientId, 'answer-76'))),
  ],
  [
    'the messages of a chat session in order',
    find
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.sessionId, ME))
      .orderBy(asc(chatMessages.timestamp), asc(chatMessages.id)),
  ],
  [
    'the messages of a user about a subject',
    find
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.userId, ME), eq(chatMessages.subject, 'Subject 4')))
      .orderBy(asc(chatMessages.timestamp), asc(chatMessages.id)),
  ],
  [
    'the subjects a user chatted about',
    find
      .selectDistinct({ subject: chatMessages.subject })
      .from(chatMessages)
      .where(eq(chatMessages.userId, ME)),
  ],
  [
    "a page of a child's chats, for guardians",
    find
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.userId, ME), lt(chatMessages.id, 50_000), isWithoutWorry()))
      .orderBy(desc(chatMessages.id))
      .limit(51),
  ],
  [
    'the classes of a student',
    find
      .select()
      .from(classEnrollments)
      .innerJoin(classes, eq(classes.id, classEnrollments.classId))
      .where(and(eq(classEnrollments.studentId, ME), eq(classEnrollments.status, 'active'))),
  ],
  ['a class by its code', find.select().from(classes).where(eq(classes.classCode, 'K7M4QXT'))],
  [
    'the classes of a teacher',
    find
      .select()
      .from(classes)
      .where(and(eq(classes.teacherId, 50), isNull(classes.deletedAt))),
  ],
  [
    'the students of a class list',
    find
      .select()
      .from(users)
      .where(
        or(
          inArray(sql`lower(${users.username})`, ['learner-7', 'learner-8']),
          and(isNotNull(users.emailProvenAt), inArray(sql`lower(${users.email})`, ['learner-9@example.org'])),
        ),
      ),
  ],
  [
    'how a student stands to a class',
    find
      .select()
      .from(classEnrollments)
      .where(and(eq(classEnrollments.classId, ME), eq(classEnrollments.studentId, ME))),
  ],
  ['the students of a class', find.select().from(classEnrollments).where(eq(classEnrollments.classId, ME))],
  [
    'whether a student is in a class of a teacher',
    find
      .select({ id: classEnrollments.id })
      .from(classEnrollments)
      .innerJoin(classes, eq(classes.id, classEnrollments.classId))
      .where(
        and(
          eq(classEnrollments.studentId, ME),
          eq(classEnrollments.status, 'active'),
          eq(classes.teacherId, 50),
          isNull(classes.deletedAt),
        ),
      )
      .limit(1),
  ],
  [
    'the work that the classes of a student gave out',
    find
      .select({ id: assignments.id })
      .from(classEnrollments)
      .innerJoin(assignments, eq(assignments.classId, classEnrollments.classId))
      .where(and(eq(classEnrollments.studentId, ME), eq(classEnrollments.status, 'active'))),
  ],
  [
    'right answers of a learner in a skill, for practice that was given out',
    find
      .select({ id: attempts.id })
      .from(attempts)
      .where(and(eq(attempts.userId, ME), inArray(sql`${attempts.skills}[1]`, ['math.5.volume']))),
  ],
  [
    'the assignments of a class by due date',
    find
      .select()
      .from(assignments)
      .where(and(eq(assignments.classId, ME), isNull(assignments.deletedAt)))
      .orderBy(asc(assignments.dueDate), asc(assignments.id)),
  ],
  [
    'what the students of a class answered in a quiz',
    find
      .select({ answers: quizResults.answers })
      .from(quizResults)
      .where(and(eq(quizResults.quizId, ME), inArray(quizResults.userId, studentsOfClass))),
  ],
  [
    'the quizzes that the students of a class took in a period',
    find
      .select({ score: quizResults.score })
      .from(quizResults)
      .where(
        and(
          inArray(quizResults.userId, studentsOfClass),
          gte(quizResults.dateTaken, EARLIER),
          lt(quizResults.dateTaken, LATER),
        ),
      ),
  ],
  [
    'the newest assignments of a teacher',
    find
      .select()
      .from(assignments)
      .where(and(eq(assignments.teacherId, 50), isNull(assignments.deletedAt)))
      .orderBy(desc(assignments.createdAt), desc(assignments.id))
      .limit(5),
  ],
  [
    "a teacher's calendar",
    find
      .select()
      .from(assignments)
      .where(
        and(eq(assignments.teacherId, 50), gt(assignments.dueDate, EARLIER), lt(assignments.dueDate, LATER)),
      ),
  ],
  [
    'the answer kept under an idempotency key',
    find
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, String(ME)), eq(idempotencyKeys.keyHash, 'a'.repeat(32)))),
  ],
  [
    'idempotency keys to purge',
    find
      .select({ id: idempotencyKeys.id })
      .from(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, EARLIER)),
  ],
  [
    'what happened to a user',
    find
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, 'user'), eq(auditLog.subjectId, ME)))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(50),
  ],
  [
    'what a user did',
    find
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, ME))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(50),
  ],
  [
    'the featured testimonials',
    find
      .select()
      .from(testimonials)
      .where(and(sql`${testimonials.featured}`, isNull(testimonials.deletedAt)))
      .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
      .limit(10),
  ],
]

function notesFoundBy(text: string): SQLWrapper {
  const query = wordsWanted(text)
  if (!query) throw new Error('no word to look for')
  return find
    .select({ id: userNotes.id })
    .from(userNotes)
    .where(and(eq(userNotes.userId, ME), isNull(userNotes.deletedAt), sql`${userNotes.words} @@ ${query}`))
    .orderBy(desc(sql`ts_rank_cd(${userNotes.words}, ${query})`), desc(userNotes.id))
    .limit(50)
}

function publicGuides(condition: SQL | undefined): SQLWrapper {
  const isPublic = and(
    eq(studyGuides.isPublic, true),
    isNull(studyGuides.hiddenAt),
    isNull(studyGuides.deletedAt),
  )
  return find
    .select({ id: studyGuides.id })
    .from(studyGuides)
    .where(and(isPublic, condition))
    .orderBy(desc(studyGuides.createdAt), desc(studyGuides.id))
    .limit(50)
}

function pageOfUsers(condition: SQL | undefined): SQLWrapper {
  return find.select().from(users).where(condition).orderBy(desc(users.createdAt), desc(users.id)).limit(50)
}

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await database.withoutLimits(() => fillLargeTables(database.db))
}, 240_000)

afterAll(() => database.close())

async function explain(query: SQLWrapper): Promise<PlanNode[]> {
  const { rows } = await database.db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, timing off, format json) ${query.getSQL()}`,
  )
  const [row] = rows
  if (!row) throw new Error('The database explained nothing')
  return listNodes(row['QUERY PLAN'][0].Plan)
}

const listNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)]

const countRowsRead = (node: PlanNode) =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

test.each(HOT_QUERIES)('%s: found through an index', async (_title, query) => {
  const reads = (await explain(query)).filter((node) => node['Relation Name'])
  const wholeTables = reads
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'])
  expect(wholeTables.filter(isLarge)).toEqual([])
  // An index read from end to end is no better than the table: a hot query reads what it shows and little more.
  expect(Math.max(...reads.map(countRowsRead))).toBeLessThan(MOST_ROWS_READ)
})
