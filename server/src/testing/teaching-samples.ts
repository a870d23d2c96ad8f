import { eq } from 'drizzle-orm'
import type { EndpointName } from '#contract/api.ts'
import { users } from '../db/schema/accounts/users.ts'
import { addClass } from './class-rows.ts'
import { addLesson } from './learning-rows.ts'
import type { Sample } from './sample.ts'
import { addAnnouncement, addClassesFeed, addLessonPlan, addResource } from './teaching-rows.ts'
import type { TestApp, TestPerson } from './test-app.ts'

type TeachingName = Extract<
  EndpointName,
  `${'announcements' | 'lessonPlans' | 'myAnnouncements' | 'myResources' | 'teacherCalendar' | 'teachingResources'}.${string}`
>

/** Working calls of what teachers write for their classes, and of what students see of it. */
export const TEACHING_SAMPLES: { [Name in TeachingName]: Sample<Name> } = {
  'announcements.list': () => ({}),
  'announcements.create': async (t, owner) => ({
    title: 'Trip',
    content: 'Bring boots.',
    classId: (await addClass(t, owner.id)).id,
  }),
  'announcements.update': async (t, owner) => ({
    id: (await addAnnouncement(t, owner.id)).id,
    priority: 'urgent',
  }),
  'announcements.remove': async (t, owner) => ({ id: (await addAnnouncement(t, owner.id)).id }),
  'announcements.restore': async (t, owner) => ({
    id: (await addAnnouncement(t, owner.id, { deletedAt: t.clock.now })).id,
  }),
  'lessonPlans.list': () => ({ status: 'draft', search: 'halves' }),
  'lessonPlans.create': () => ({ title: 'Halves', objectives: ['Share in two'], duration: 45 }),
  'lessonPlans.materials': () => ({ search: 'halves' }),
  'lessonPlans.draft': async (t, owner) => {
    await addLesson(t, {
      outline: {
        objectives: [],
        vocabulary: {},
        skills: ['math.5.volume'],
        prerequisites: [],
        standards: [],
        sections: [],
      },
    })
    const { id: classId } = await addClass(t, owner.id, [], { subject: 'Mathematics', grade: 5 })
    return { classId, minutes: 45 }
  },
  'lessonPlans.one': async (t, owner) => ({ id: (await addLessonPlan(t, owner.id)).id }),
  'lessonPlans.update': async (t, owner) => ({
    id: (await addLessonPlan(t, owner.id)).id,
    status: 'published',
  }),
  'lessonPlans.duplicate': async (t, owner) => ({ id: (await addLessonPlan(t, owner.id)).id }),
  'lessonPlans.remove': async (t, owner) => ({ id: (await addLessonPlan(t, owner.id)).id }),
  'lessonPlans.restore': async (t, owner) => ({
    id: (await addLessonPlan(t, owner.id, { deletedAt: t.clock.now })).id,
  }),
  'myAnnouncements.list': (_, owner) => ({ id: owner.id }),
  'myAnnouncements.read': async (t, owner) => ({ id: await announceTo(t, owner) }),
  'myResources.list': (_, owner) => ({ id: owner.id }),
  'teacherCalendar.read': () => ({ from: '2026-03-01', to: '2026-03-31' }),
  'teacherCalendar.feed': () => ({}),
  'teacherCalendar.openFeed': () => ({}),
  'teacherCalendar.revokeFeed': () => ({}),
  'teacherCalendar.readFeed': async (t, owner) => {
    await t.db.update(users).set({ isTeacher: true }).where(eq(users.id, owner.id))
    return { token: await addClassesFeed(t, owner.id) }
  },
  'teachingResources.list': () => ({ resourceType: 'link' }),
  'teachingResources.tags': () => ({}),
  'teachingResources.create': () => ({ title: 'Fraction wall', resourceUrl: 'https://example.org/wall' }),
  'teachingResources.update': async (t, owner) => ({
    id: (await addResource(t, owner.id)).id,
    tags: ['fractions'],
  }),
  'teachingResources.remove': async (t, owner) => ({ id: (await addResource(t, owner.id)).id }),
  'teachingResources.restore': async (t, owner) => ({
    id: (await addResource(t, owner.id, { deletedAt: t.clock.now })).id,
  }),
}

/** To a class that the student is in. */
async function announceTo(t: TestApp, student: TestPerson): Promise<number> {
  const teacher = await t.signUp('teacher')
  const { id: classId } = await addClass(t, teacher.id, [student.id])
  return (await addAnnouncement(t, teacher.id, { classId })).id
}
