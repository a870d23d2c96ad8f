import { profile } from '#contract/profile/profile.ts'
import { publications } from '#contract/publication/publications.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { notes } from '#contract/study/notes.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { isSchoolDay } from '../../calendar.ts'
import type { Scene } from '../../stage.ts'
import { at, does, idOf } from '../at.ts'
import { findLesson } from '../find-rows.ts'
import { BIOS } from '../texts/bios.ts'
import { NOTES } from '../texts/notes.ts'
import { OWN_CARDS } from '../texts/own-cards.ts'
import { STUDY_GUIDES } from '../texts/study-guides.ts'

/** Notes, cards and guides that learners write themselves. */
export function writeForOneself(): Scene[] {
  return [...writeNotes(), ...writeGuides(), ...makeOwnCards(), ...tellAboutOneself()]
}

function writeNotes(): Scene[] {
  return NOTES.map(({ username, day, time, title, content, tags, lesson }) =>
    at(day, time, `${username} notes “${title}”`, async (stage) => {
      const lessonId = lesson ? await findLesson(stage, lesson) : null
      await does(stage, username, notes.create, { title, content, tags: [...tags], lessonId })
    }),
  )
}

function writeGuides(): Scene[] {
  return STUDY_GUIDES.flatMap(({ username, day, time, decided, ...guide }) => [
    at(day, time, `${username} writes the guide “${guide.title}”`, async (stage) => {
      await does(stage, username, studyGuides.create, guide)
    }),
    ...(decided
      ? [
          at(decided.day, '12:50', `${decided.by} looks at “${guide.title}”`, async (stage) => {
            const { requests } = await does(stage, decided.by, publications.list, {})
            const request = requests.find(
              ({ person, kind }) => kind === 'guide' && person.id === idOf(stage, username),
            )
            await does(stage, decided.by, publications.decide, {
              ...{ id: request?.id ?? 0, outcome: decided.outcome },
              ...(decided.outcome === 'declined' && { reason: 'personal', message: decided.message ?? null }),
            })
          }),
        ]
      : []),
  ])
}

function makeOwnCards(): Scene[] {
  return OWN_CARDS.flatMap(({ username, day, time, tag, cards, reviewed = [] }) => [
    at(day, time, `${username} makes cards: ${tag}`, async (stage) => {
      await does(stage, username, flashcards.createMany, {
        cards: cards.map(([front, back]) => ({ front, back, tags: [tag] })),
      })
    }),
    ...reviewed
      .filter((one) => isSchoolDay(one))
      .map((on) =>
        at(on, time, `${username} reviews cards: ${tag}`, async (stage) => {
          const { cards: due } = await does(stage, username, flashcards.due, { tag })
          for (const { id } of due) {
            const rating = stage.chance.happens(0.16) ? 'again' : stage.chance.happens(0.75) ? 'good' : 'easy'
            await does(stage, username, flashcards.rate, { id, rating })
          }
        }),
      ),
  ])
}

/** What others read about a student waits for an adult as well. */
function tellAboutOneself(): Scene[] {
  return BIOS.flatMap(({ username, day, bio, approvedBy }) => [
    at(day, '18:05', `${username} writes a few words about themself`, async (stage) => {
      await does(stage, username, profile.update, { bio })
    }),
    ...(approvedBy
      ? [
          at(day + 1, '12:45', `${approvedBy} reads them`, async (stage) => {
            const { requests } = await does(stage, approvedBy, publications.list, {})
            const request = requests.find(
              ({ person, kind }) => kind === 'bio' && person.id === idOf(stage, username),
            )
            await does(stage, approvedBy, publications.decide, { id: request?.id ?? 0, outcome: 'approved' })
          }),
        ]
      : []),
  ])
}
