import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import type { Pupil } from '../../cast.ts'
import { practise } from '../../learning/practise.ts'
import { readLesson } from '../../learning/read-lesson.ts'
import { takeQuiz } from '../../learning/take-quiz.ts'
import type { Scene, Stage } from '../../stage.ts'
import { findAssignment } from '../find-rows.ts'
import { deskOf, doAtOnce, findStudied } from './at-desk.ts'
import { addMinutes } from './clock-times.ts'
import { whenTurnedIn } from './when-turned-in.ts'
import type { When, WorkPlan } from './work-plan.ts'
import { writeWork } from './write-work.ts'

const CARD_MS = 7_000
/** A problem a minute; who needs twice as many as were asked for stops there. */
const PROBLEM_MINUTES = 1
const MOST_PROBLEMS_PER_WANTED = 1.8
/** So much of the work a struggler gets done. */
const SHARE_OF_STRUGGLER = 0.6

/** What the pupils do for a piece of work, each at their own time. */
export function doWork(plan: WorkPlan, pupils: readonly Pupil[]): Scene[] {
  return pupils.flatMap((pupil) => {
    const at = whenTurnedIn(plan, pupil)
    return at ? scenesOf(plan, pupil, at) : []
  })
}

function scenesOf(plan: WorkPlan, pupil: Pupil, at: When): Scene[] {
  const { work } = plan
  const title = `${pupil.username}: ${plan.title}`
  if (work.kind === 'practice') {
    const wanted = work.problems * work.skills.length
    const share = pupil.part === 'struggler' ? SHARE_OF_STRUGGLER : MOST_PROBLEMS_PER_WANTED
    return Array.from({ length: Math.ceil(wanted * share) }, (_, turn) => ({
      ...addMinutes(at, turn * PROBLEM_MINUTES),
      title: `${title} (${turn + 1})`,
      play: (stage: Stage) => practiseOne(stage, plan, pupil),
    }))
  }
  return [{ ...at, title, play: (stage) => PLAYS[work.kind](stage, plan, pupil) }]
}

type Play = (stage: Stage, plan: WorkPlan, pupil: Pupil) => Promise<void>

/** Those who have it already, because they did it by themselves, do not do it again. */
const unlessDone =
  (play: Play): Play =>
  async (stage, plan, pupil) => {
    const page = await openWork(stage, plan, pupil)
    if (!page.submission) await play(stage, plan, pupil)
  }

const PLAYS: Record<Exclude<WorkPlan['work']['kind'], 'practice'>, Play> = {
  task: turnInText,
  quiz: unlessDone(async (stage, { work }, { username }) => {
    if (work.kind !== 'quiz') return
    await doAtOnce(takeQuiz(deskOf(stage, username), await findStudied(stage, work.lesson)))
  }),
  lesson: unlessDone(async (stage, { work }, { username }) => {
    if (work.kind !== 'lesson') return
    await doAtOnce(readLesson(deskOf(stage, username), await findStudied(stage, work.lesson)))
  }),
  flashcards: reviewDeck,
}

async function openWork(stage: Stage, plan: WorkPlan, { username }: Pupil) {
  const id = await findAssignment(stage, plan.classCode, plan.title)
  return stage.done(stage.person(username).call(myAssignments.one, { id }))
}

async function practiseOne(stage: Stage, plan: WorkPlan, pupil: Pupil): Promise<void> {
  const { skills } = await openWork(stage, plan, pupil)
  const open = skills.find(({ done, wanted }) => done < wanted)
  if (open) await doAtOnce(practise(deskOf(stage, pupil.username), { skill: open.code }, 1))
}

async function turnInText(stage: Stage, plan: WorkPlan, pupil: Pupil): Promise<void> {
  if (plan.work.kind !== 'task') return
  const person = stage.person(pupil.username)
  const { text } = writeWork(plan.title, plan.work.task, pupil)
  const id = await findAssignment(stage, plan.classCode, plan.title)
  const project = plan.projects?.[pupil.username]
  const attachments = project ? [await snapshotOf(stage, pupil, project)] : []
  await stage.done(person.call(myAssignments.handIn, { id, content: text, attachments }))
}

async function snapshotOf(stage: Stage, { username }: Pupil, title: string) {
  const person = stage.person(username)
  const own = await stage.done(person.call(visualProjects.list, {}))
  const project = own.find((one) => one.title === title)
  if (!project) throw new Error(`${username} has no project “${title}”`)
  return stage.done(person.call(visualProjects.snapshot, { id: project.id }))
}

async function reviewDeck(stage: Stage, plan: WorkPlan, pupil: Pupil): Promise<void> {
  const person = stage.person(pupil.username)
  const { id, deck } = await openWork(stage, plan, pupil)
  const tag = deck?.tag
  if (tag === undefined) throw new Error(`“${plan.title}” has no cards`)
  await stage.done(person.call(myAssignments.takeDeck, { id }))
  const cards = await stage.done(person.call(flashcards.list, { id: person.id, tag }))
  const share = pupil.part === 'struggler' ? SHARE_OF_STRUGGLER : 1
  for (const card of cards.slice(0, Math.ceil(cards.length * share))) {
    const rating = stage.chance.happens(0.25) ? 'again' : stage.chance.happens(0.7) ? 'good' : 'easy'
    await stage.done(person.call(flashcards.rate, { id: card.id, rating }))
    stage.t.clock.now = new Date(stage.t.clock.now.getTime() + CARD_MS)
  }
}
