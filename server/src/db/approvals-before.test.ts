import { readFileSync } from 'node:fs'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readFingerprint } from '../domain/publication/fingerprint.ts'
import { addProject, addVersion } from '../testing/kids-code-rows.ts'
import { addGuide } from '../testing/note-rows.ts'
import { prepareTestApp } from '../testing/prepare-test-app.ts'
import { users } from './schema/accounts/users.ts'
import { publicationRequests } from './schema/study/publication-requests.ts'
import { studyGuides } from './schema/study/study-guides.ts'
import { visualProjectVersions } from './schema/study/visual-projects.ts'

const t = prepareTestApp()

const FILE = new URL('./migrations/0041_approval-before-publishing.sql', import.meta.url)
const STATEMENTS = readFileSync(FILE, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /^\s*(?:UPDATE|INSERT)/.test(statement))

/** Somebody who showed all of this before anybody looked at it. */
async function addShowing(role: 'student' | 'college', isDemo = false) {
  const shown = { displayName: 'Countess', bio: ' ', avatarUrl: '/api/uploads/abcdefghijklmnopqrstuvwxyz' }
  const { id } = await t.signUp(role, { ...shown, isDemo })
  const guide = await addGuide(t, id, { isPublic: true, approvedAt: null })
  const project = await addProject(t, id, { isPublic: true })
  const share = await addVersion(t, project, { kind: 'shared', approvedAt: t.clock.now })
  return { id, guide, share }
}

test('what minors showed before waits for an adult, and nothing changes for adults and the demo', async () => {
  const [minor, adult, demo] = [
    await addShowing('student'),
    await addShowing('college'),
    await addShowing('student', true),
  ]
  const fingerprint = await readFingerprint(t.db, minor.id, minor.guide.id)
  const people = [minor, adult, demo]
  const of = <T>(id: number, rows: readonly T[], key: (row: T) => number) =>
    rows.filter((row) => key(row) === id)
  await expect(
    t.db.transaction(async (tx) => {
      // Other tests of this database have rows of later.
      await tx.delete(publicationRequests)
      for (const statement of STATEMENTS) await tx.execute(sql.raw(statement))
      const ids = people.map(({ id }) => id)
      const requests = await tx
        .select()
        .from(publicationRequests)
        .where(inArray(publicationRequests.userId, ids))
      expect(
        requests.map(({ userId, kind, subjectId, value }) => [userId, kind, subjectId, value]).toSorted(),
      ).toEqual([
        [minor.id, 'displayName', null, 'Countess'],
        [minor.id, 'guide', minor.guide.id, fingerprint],
        [minor.id, 'picture', null, '/api/uploads/abcdefghijklmnopqrstuvwxyz'],
      ])
      const rows = await tx.select().from(users).where(inArray(users.id, ids))
      const guides = await tx.select().from(studyGuides).where(inArray(studyGuides.userId, ids))
      for (const { id, share } of people) {
        const isMinor = id === minor.id
        const [row] = of(id, rows, (one) => one.id)
        expect([row?.displayName, row?.avatarUrl === null]).toEqual([isMinor ? null : 'Countess', isMinor])
        const [guide] = of(id, guides, (one) => one.userId)
        expect(guide?.approvedAt === null).toBe(isMinor)
        const [version] = await tx
          .select()
          .from(visualProjectVersions)
          .where(eq(visualProjectVersions.id, share.id))
        expect(version?.approvedAt === null).toBe(isMinor)
      }
      throw new Error('undo')
    }),
  ).rejects.toThrow('undo')
})
