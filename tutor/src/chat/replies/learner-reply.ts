import type { ChatTask, Segment } from '../chat-port.ts'
import { SUGGESTIONS } from '../phrases.ts'
import { writeAsWords } from '../writing/defuse.ts'
import { createWriter, type Draft, makeDraft } from '../writing/draft.ts'
import { linkTo } from '../writing/facts.ts'

const MOST_STEPS = 3
const MOST_SKILLS = 4

/** "What should I learn next?" The planner decided; here it is only told. */
export function replyWithNextSteps(task: ChatTask): Draft {
  const { phrase, fact } = createWriter(task)
  const steps = (task.learner?.nextSteps ?? []).slice(0, MOST_STEPS)
  if (steps.length === 0) return makeDraft([phrase('nextUnknown')])
  const listed = steps.map(({ title, path, reason }) =>
    fact('step', { link: linkTo(title, path), reason: writeAsWords(reason) }),
  )
  return makeDraft([phrase('next'), ...listed])
}

export function replyWithProgress(task: ChatTask): Draft {
  const { phrase, fact } = createWriter(task)
  const { weakSkills = [], strongSkills = [] } = task.learner ?? {}
  const list = (title: Segment, skills: string[]): Segment[] =>
    skills.length === 0
      ? []
      : [title, ...skills.slice(0, MOST_SKILLS).map((skill) => fact('skill', { title: writeAsWords(skill) }))]
  const segments = [...list(phrase('strong'), strongSkills), ...list(phrase('weak'), weakSkills)]
  if (segments.length === 0) return makeDraft([phrase('progressUnknown')])
  return makeDraft(segments, { followUps: [SUGGESTIONS.next] })
}
