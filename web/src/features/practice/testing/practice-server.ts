import { whatNext } from '#contract/next-steps/what-next.ts'
import {
  type AnswerForm,
  type CheckedAnswer,
  type PracticeProblem,
  type PracticeSkill,
  practice,
} from '#contract/practice.ts'
import { subjects } from '#contract/subjects.ts'
import { checkAnswer, type Answer as RightAnswer } from '#engines/answers/index.ts'
import { type Answer, answer } from '../../../testing/fake-server.ts'

type Kind = AnswerForm['kind']
type Made = { promptHtml: string; form: AnswerForm; right: RightAnswer; answerHtml: string; figure?: string }

const show = (texts: string[]) => texts.map((text) => ({ text, html: text }))

/** A problem for each kind of answer, with what is right. */
const MADE: Record<Kind, Made> = {
  number: {
    promptHtml: '4 and which number make 10?',
    form: { kind: 'number', form: 'any' },
    right: { kind: 'number', value: '6' },
    answerHtml: '6',
  },
  fraction: {
    promptHtml: 'How much is 1/2 of 3/4?',
    form: { kind: 'fraction', form: 'any' },
    right: { kind: 'fraction', value: '3/8' },
    answerHtml: '3/8',
  },
  expression: {
    promptHtml: 'Multiply (x+2)(x+3) and sort by <math><mi>x</mi></math>.',
    form: { kind: 'expression', form: 'expanded' },
    right: { kind: 'expression', value: 'x^2+5*x+6', form: 'expanded' },
    answerHtml: 'x^2+5x+6',
  },
  choice: {
    promptHtml: 'Which shape is this?',
    figure:
      '<svg viewBox="0 0 10 10" role="img" aria-label="A shape"><rect width="8" height="8" fill="currentColor"/></svg>',
    form: { kind: 'choice', options: show(['Square', 'Circle', 'Triangle']) },
    right: {
      kind: 'choice',
      options: [
        { text: 'Square', isRight: true },
        { text: 'Circle', isRight: false, mistake: 'thinks of a wheel' },
        { text: 'Triangle', isRight: false, mistake: 'counts three corners' },
      ],
    },
    answerHtml: 'Square',
  },
  ordering: {
    promptHtml: 'Put the numbers in order, smallest first.',
    form: { kind: 'ordering', items: show(['5', '-3', '2', '0']) },
    right: { kind: 'ordering', items: ['-3', '0', '2', '5'] },
    answerHtml: '-3, 0, 2, 5',
  },
  matching: {
    promptHtml: 'Match each number with its partner to ten.',
    form: { kind: 'matching', left: show(['1', '2', '3']), right: show(['8', '7', '9']) },
    right: {
      kind: 'matching',
      pairs: [
        ['1', '9'],
        ['2', '8'],
        ['3', '7'],
      ],
    },
    answerHtml: '1 → 9; 2 → 8; 3 → 7',
  },
  numberLine: {
    promptHtml: 'Put 4 + 3 on the line.',
    form: { kind: 'numberLine', from: '0', to: '10', step: '1' },
    right: { kind: 'numberLine', value: '7', from: '0', to: '10', step: '1' },
    answerHtml: '7',
  },
  text: {
    promptHtml: 'Is 7 prime or composite?',
    form: { kind: 'text' },
    right: { kind: 'text', value: 'prime' },
    answerHtml: 'prime',
  },
}

const SKILL: PracticeSkill = {
  id: 'math.1.make-ten',
  name: 'Make ten',
  can: 'I can find the partner of a number.',
  subject: 'Mathematics',
  grade: 1,
  mastery: null,
  level: 'new',
  isDue: false,
  answers: 0,
}
const HINTS = ['Count on.', 'How far is it from there to 10?', '3 and 7 make 10.']

export function makeProblem(kind: Kind): PracticeProblem {
  const { promptHtml, figure = null, form } = MADE[kind]
  return {
    id: 1,
    skill: SKILL,
    difficulty: 1,
    promptHtml,
    figure,
    passageHtml: null,
    answer: form,
    hintsShown: [],
    tries: 0,
  }
}

/** Hands out problems of one kind and checks answers with the engine of the real server. */
export function answerPractice(kind: Kind): Answer[] {
  const { right, answerHtml } = MADE[kind]
  const solution = { answerHtml, stepsHtml: ['Begin here.', `So it is ${answerHtml}.`] }
  let [handedOut, tries, hints] = [0, 0, 0]
  let helped = false

  function hint() {
    hints += 1
    helped = true
    return { hintsHtml: HINTS.slice(0, hints), isLast: hints === HINTS.length }
  }

  function check(given: Parameters<typeof checkAnswer>[1]): CheckedAnswer {
    const { isRight, why = null, mistake = null } = checkAnswer(right, given)
    if (why !== 'unreadable') tries += 1
    return {
      correct: isRight,
      why: why ?? null,
      mistake,
      tries,
      helped,
      masteryBefore: null,
      mastery: isRight ? 41 : 12,
      levelBefore: 'new',
      level: isRight ? 'learning' : 'new',
      attemptId: tries,
      solution: isRight ? solution : null,
    }
  }

  function handOut(): PracticeProblem {
    handedOut += 1
    ;[tries, hints, helped] = [0, 0, false]
    return { ...makeProblem(kind), id: handedOut }
  }

  return [
    answer(practice.skills, [
      SKILL,
      { ...SKILL, id: 'science.1.plants', name: 'Plants', subject: 'Science' },
    ]),
    answer(practice.next, handOut),
    answer(practice.hint, hint),
    answer(practice.answer, ({ answer: given }) => check(given)),
    answer(practice.solution, () => {
      helped = true
      return solution
    }),
    answer(whatNext.read, { offers: [], dailyMix: { left: [], done: 0 }, stuck: null }),
    answer(whatNext.stuck, { stuck: null }),
    answer(subjects.list, [{ id: 1, name: 'Mathematics', color: 'blue', icon: null }]),
  ]
}
