import { eq } from 'drizzle-orm'
import { school } from '#contract/admin/school.ts'
import { myClasses } from '#contract/classroom/my-classes.ts'
import { families } from '#contract/families/families.ts'
import { guardians } from '#contract/families/guardians.ts'
import { classes } from '#contract/teaching/classes.ts'
import { users } from '#server/db/schema/accounts/users.ts'
import { startSession } from '#server/platform/sessions/sessions.ts'
import { createCaller, type TestApp, type TestPerson } from '#server/testing/test-app.ts'
import { momentOf, SCHOOL_YEAR, SCHOOL_ZONE, SETUP_DAY, TERMS } from './calendar.ts'
import type { Adult, Cast, ClassCode, Pupil } from './cast.ts'
import { createPupil, makeSchoolWorld } from './pupils/create-pupil.ts'
import type { SimulatedPupil } from './pupils/simulated-pupil.ts'
import { done, type Stage } from './stage.ts'

/** What all scenes share; each gets a chance of its own. */
export type OpenStage = Omit<Stage, 'chance'> & {
  pupils: readonly SimulatedPupil[]
  /** Who comes later than the first day: account, class and family. */
  bringIn: (pupil: Pupil) => Promise<void>
  /** Who has come this very morning: whoever did on the morning before is gone. */
  bringNewcomer: () => Promise<void>
  /** Sessions end after a month: everybody signs in again now and then. */
  signInAgain: () => Promise<void>
}

/** The school as it is set up on the Friday before the first day. */
export async function openStage(t: TestApp, cast: Cast): Promise<OpenStage> {
  t.clock.now = momentOf(SETUP_DAY, '09:00')
  const people = new Map<string, TestPerson>()
  const person = (username: string) => findIn(people, username)
  const rooms = new Map<ClassCode, { id: number; classCode: string; grade: number }>()

  async function bringIn(pupil: Pupil): Promise<void> {
    const { classCode, grade } = findIn(rooms, pupil.classCode)
    const { username, firstName, lastName } = pupil
    const one = await register(t, { username, firstName, lastName, grade, role: 'student' })
    people.set(username, one)
    pass(t, 20)
    await done(one.call(myClasses.join, { classCode }))
    const family = cast.families.find(({ children }) => children.includes(username))
    if (!family) return
    const teacher = cast.classes.find(({ code }) => code === pupil.classCode)?.teacher ?? ''
    const { code } = await done(person(teacher).call(guardians.invite, { id: one.id }))
    pass(t, 120)
    await done(person(family.guardian).call(families.addChild, { code: code ?? '' }))
  }

  for (const { username, firstName, lastName, role } of cast.adults) {
    const grade = role === 'college' ? 13 : 12
    const email = `${username}@example.org`
    people.set(username, await register(t, { username, firstName, lastName, role, grade, email }))
  }
  await done(
    person('demo-admin').call(school.save, { timeZone: SCHOOL_ZONE, year: SCHOOL_YEAR, terms: TERMS }),
  )
  for (const { code, name, grade, subject, description, teacher, meetings, pupils } of cast.classes) {
    pass(t, 600)
    const year = { academicYear: '2025/26', startDate: SCHOOL_YEAR.firstDay, endDate: SCHOOL_YEAR.lastDay }
    const schedule = [...meetings]
    const room = { name, grade, subject, description, schedule, ...year }
    const { id, classCode } = await done(person(teacher).call(classes.create, room))
    rooms.set(code, { id, classCode, grade })
    for (const pupil of pupils.filter(({ since }) => since === 0)) {
      pass(t, 15)
      await bringIn(pupil)
    }
  }

  const world = makeSchoolWorld()
  const pupils = cast.pupils.map((pupil) => createPupil(world, pupil, findIn(rooms, pupil.classCode).grade))
  const learners = new Map(pupils.map((one) => [one.pupil.username, one]))
  return {
    ...{ t, person, done, pupils, bringIn },
    learner: (username) => findIn(learners, username),
    classId: (code) => findIn(rooms, code).id,
    async bringNewcomer() {
      const { newcomer } = cast
      await t.db.delete(users).where(eq(users.username, newcomer.username))
      people.set(
        newcomer.username,
        await register(t, { ...newcomer, role: 'student', onboardingCompleted: false }),
      )
    },
    async signInAgain() {
      for (const [username, known] of people) {
        const { token } = await startSession(t.deps, known.id, { userAgent: null, address: null })
        people.set(username, { ...known, token, ...createCaller(t.app, token) })
      }
    },
  }
}

type Registration = {
  username: string
  firstName: string
  lastName: string
  role: Adult['role'] | 'student'
  grade: number
  email?: string
  onboardingCompleted?: boolean
}

/** As the product makes its demo accounts. */
function register({ signUp, clock }: TestApp, { role, ...columns }: Registration): Promise<TestPerson> {
  const at = clock.now
  return signUp(role, {
    ...{ onboardingCompleted: true, ...columns, gradeLevel: String(columns.grade), age: null },
    ...{ isDemo: true, origin: 'demo', timezone: SCHOOL_ZONE },
    ...{ createdAt: at, updatedAt: at, passwordChangedAt: at },
  })
}

function findIn<Key, Found>(all: ReadonlyMap<Key, Found>, key: Key): Found {
  const found = all.get(key)
  if (found === undefined) throw new Error(`there is no ${key} at Rosewood`)
  return found
}

function pass({ clock }: TestApp, seconds: number): void {
  clock.now = new Date(clock.now.getTime() + 1000 * seconds)
}
