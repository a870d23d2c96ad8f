import { compileLine, compileText } from '#content/compile/compile-lesson.ts'
import { sanitise } from '#content/compile/sanitise.ts'
import type { Problem } from '#content/practice/problem.ts'
import type { AnswerForm, PracticeProblem } from '#contract/practice.ts'
import { createDice } from '#engines/dice/index.ts'
import type { ProblemRow } from '../../db/schema/learning/practice-problems.ts'
import { allSkills, nameOfSkill, subjectOfSkill } from '../skills.ts'

/** What the learner may see of a problem: never the answer, never a hint that was not asked for. */
export function toPracticeProblem(
  row: Pick<ProblemRow, 'id' | 'skill' | 'difficulty' | 'seed' | 'hintsShown' | 'tries'>,
  problem: Problem,
): PracticeProblem {
  const { id, skill, difficulty, hintsShown, tries } = row
  return {
    id,
    skill: {
      id: skill,
      name: nameOfSkill(skill),
      can: allSkills().get(skill)?.can ?? '',
      subject: subjectOfSkill(skill),
    },
    difficulty,
    promptHtml: compileLine(problem.prompt),
    figure: problem.figure === undefined ? null : sanitise(problem.figure),
    passageHtml: problem.passage === undefined ? null : compileText(problem.passage),
    answer: toForm(problem.answer, `${skill}/${row.seed}`),
    hintsShown: problem.hints.slice(0, hintsShown).map(compileLine),
    tries,
  }
}

function toForm(answer: Problem['answer'], seed: string): AnswerForm {
  const drawAll = (texts: string[]) => texts.map((text) => ({ text, html: compileLine(text) }))
  switch (answer.kind) {
    case 'number':
      return {
        kind: 'number',
        form: answer.form ?? 'any',
        ...(answer.unit !== undefined && { unit: answer.unit }),
      }
    case 'fraction':
      return { kind: 'fraction', form: answer.form ?? 'any' }
    case 'expression':
      return { kind: 'expression', form: answer.form ?? 'any' }
    case 'choice':
      return { kind: 'choice', options: drawAll(answer.options.map(({ text }) => text)) }
    case 'ordering':
      return { kind: 'ordering', items: drawAll(mixItems(answer.items, seed)) }
    case 'matching':
      return {
        kind: 'matching',
        left: drawAll(answer.pairs.map(([left]) => left)),
        right: drawAll(mixItems([...new Set(answer.pairs.map(([, right]) => right))], seed)),
      }
    case 'numberLine':
      return { kind: 'numberLine', from: answer.from, to: answer.to, step: answer.step }
    case 'text':
      return { kind: 'text' }
  }
}

/** Shuffled, but never by chance in the right order. */
export function mixItems(items: string[], seed: string): string[] {
  const mixed = createDice(seed).shuffle(items)
  return mixed.every((item, place) => item === items[place]) ? mixed.toReversed() : mixed
}
