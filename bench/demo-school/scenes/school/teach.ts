import { classFiles } from '#contract/classroom/class-files.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { teachingResources } from '#contract/teaching/resources.ts'
import { dateOf, LAST_DAY } from '../../calendar.ts'
import type { Scene } from '../../stage.ts'
import { at, does } from '../at.ts'
import { findLesson } from '../find-rows.ts'
import { DECKS } from '../texts/decks.ts'
import { LESSON_PLANS } from '../texts/lesson-plans.ts'
import { LAB_SAFETY, RESOURCES } from '../texts/resources.ts'

/** What teachers prepare: plans of lessons, material for their classes, decks to give out. */
export function prepareLessons(): Scene[] {
  return [...shareMaterial(), ...planLessons(), ...makeDecks()]
}

function shareMaterial(): Scene[] {
  const links = RESOURCES.map(({ teacher, classCode, day, ...resource }) =>
    at(day, '15:25', `${teacher} shares “${resource.title}”`, async (stage) => {
      const classId = classCode && stage.classId(classCode)
      await does(stage, teacher, teachingResources.create, { ...resource, classId })
    }),
  )
  const file = at(0, '12:10', 'Samuel puts the lab rules into the class', async (stage) => {
    const added = await does(stage, 'samuel.adeyemi', classFiles.add, {
      ...{ classId: stage.classId('8C'), name: 'lab-safety.txt', type: 'text/plain', isForClass: true },
      dataBase64: Buffer.from(LAB_SAFETY).toString('base64'),
    })
    await does(stage, 'samuel.adeyemi', teachingResources.create, {
      ...{ title: 'Lab safety rules', resourceType: 'document', resourceUrl: added.url, tags: ['lab'] },
      ...{ description: 'Read it with someone at home once.', classId: stage.classId('8C') },
    })
  })
  return [...links, file]
}

function planLessons(): Scene[] {
  return LESSON_PLANS.flatMap(({ teacher, classCode, day, lessonDay, lesson, afterwards, ...plan }) => {
    const write = at(day, '16:05', `${teacher} plans “${plan.title}”`, async (stage) => {
      await does(stage, teacher, lessonPlans.create, {
        ...{ ...plan, classId: stage.classId(classCode) },
        ...(lessonDay !== null && { lessonDate: dateOf(lessonDay) }),
        ...(lesson && { attached: [{ type: 'lesson' as const, id: await findLesson(stage, lesson) }] }),
      })
    })
    if (lessonDay === null || lessonDay >= LAST_DAY) return [write]
    const lookBack = at(lessonDay, '15:50', `${teacher} taught “${plan.title}”`, async (stage) => {
      const found = await does(stage, teacher, lessonPlans.list, { search: plan.title })
      const id = found.find(({ title }) => title === plan.title)?.id ?? 0
      await does(stage, teacher, lessonPlans.update, { id, status: 'completed', notes: afterwards ?? null })
    })
    return [write, lookBack]
  })
}

function makeDecks(): Scene[] {
  return DECKS.map(({ teacher, day, tag, cards }) =>
    at(day, '07:35', `${teacher} makes the cards “${tag}”`, async (stage) => {
      await does(stage, teacher, flashcards.createMany, {
        cards: cards.map(([front, back]) => ({ front, back, tags: [tag] })),
      })
    }),
  )
}
