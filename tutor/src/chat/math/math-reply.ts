import { isSameValue } from '#engines/algebra/index.ts'
import type { Kind } from '../../math/kinds/kind.ts'
import type { MathSolver } from '../../math/math-tasks.ts'
import type { Solution } from '../../math/solution.ts'
import type { ChatTask, Segment } from '../chat-port.ts'
import { SUGGESTIONS } from '../phrases.ts'
import type { Intent, WantedHelp } from '../recognize-intent.ts'
import { writeAsWords } from '../writing/defuse.ts'
import { createWriter, type Draft, makeDraft } from '../writing/draft.ts'
import { isBareLine, isStoryProblem, looksLikeMath, stripLeadIn, tidyProblem } from './looks-like-math.ts'
import { type Ladder, nextRung, readLadder } from './read-ladder.ts'
import { revealsAnswer } from './reveals-answer.ts'
import { writeAnswer, writeSteps } from './write-steps.ts'

/** What the math engine can say to a message; null when it is not about math. */
export async function replyWithMath(
  task: ChatTask,
  intent: Intent,
  math: MathSolver,
  /** The problem at hand as it was understood, where that is known. */
  problem?: string,
): Promise<Draft | null> {
  const read = readLadder(task.turns)
  const ladder = read && problem !== undefined ? { ...read, problem } : read
  if (intent.kind === 'followUp') return ladder ? replyToWish(task, ladder, intent.wants, math) : null
  if (intent.kind !== 'question' && intent.kind !== 'meaning') return null
  const line = stripLeadIn(task.message)
  if (ladder && isBareLine(line) && (!ladder.isDone || isValue(line))) {
    const judged = await judgeAttempt(task, ladder, line, math)
    if (judged) return judged
  }
  if (isValue(line)) return makeDraft([createWriter(task).phrase('mathsWhich')], { isAnswered: false })
  if (!looksLikeMath(task.message)) return null
  const solution = await math.solve({ text: tidyProblem(task.message) })
  if (solution.solved) return startProblem(task, solution)
  const isProblem = isBareLine(task.message) && /[=+×÷*/^<>]/.test(task.message)
  return isProblem || isStoryProblem(task.message)
    ? makeDraft([createWriter(task).phrase('mathsCannot')], { isAnswered: false })
    : null
}

/** A result and nothing else. */
const isValue = (line: string) => /^(?:[a-z]\s*=\s*)?-?\d+(?:[.,/]\d+)?\s*[a-z%°²³]{0,4}$/i.test(line)

/** Grown-ups get the way at once; students something to think about. */
function startProblem(task: ChatTask, solution: Solution): Draft {
  const { phrase, step } = createWriter(task)
  const start = [phrase('mathsStart'), step(showProblem(solution))]
  if (!task.isSocratic)
    return makeDraft([...start, ...tellSolution(task, solution)], {
      help: 'solution',
      followUps: [SUGGESTIONS.practice],
    })
  return makeDraft([...start, ...tellNudge(task, solution), phrase('mathsYourTurn')], {
    help: 'nudge',
    followUps: [SUGGESTIONS.hint, SUGGESTIONS.example],
  })
}

/** Of these the formula is the problem; of a story it would be half of the solution. */
const IN_SYMBOLS: readonly Kind[] = [
  'arithmetic',
  'evaluation',
  'linear-equation',
  'quadratic-equation',
  'inequality',
  'system',
  'simplification',
  'factoring',
  'derivative',
  'integral',
]

function showProblem({ kind, problem }: Solution): string {
  if (IN_SYMBOLS.includes(kind)) return `$${problem.latex}$`
  const words = writeAsWords(problem.words)
  return /^[A-Za-z](?:_\{?\w+\}?)? = /.test(problem.latex) ? words : `${words} $${problem.latex}$`
}

function tellNudge(task: ChatTask, solution: Solution): Segment[] {
  const { phrase, step } = createWriter(task)
  const nudge = readHint(task, solution, 0)
  return nudge && !revealsAnswer(nudge, solution) ? [phrase('mathsNudge'), step(nudge)] : []
}

const speaksEnglish = ({ speaks = 'en' }: ChatTask): boolean => speaks === 'en'

/** The engine gives its hints and reasons in English: in other languages the formulas speak for themselves. */
function readHint({ speaks = 'en' }: ChatTask, { hints }: Solution, at: number): string | undefined {
  return speaks === 'en' ? hints[at] : undefined
}

function listSteps({ speaks = 'en' }: ChatTask, solution: Solution): string[] {
  return speaks === 'en'
    ? writeSteps(solution)
    : solution.steps.map(({ after }, at) => `${at + 1}. $${after}$`)
}

function tellSolution(task: ChatTask, solution: Solution): Segment[] {
  const { phrase, step } = createWriter(task)
  return [
    phrase('mathsSolution'),
    ...listSteps(task, solution).map(step),
    step(writeAnswer(solution)),
    phrase('mathsVerified'),
  ]
}

/** "Give me a hint", "just tell me", "why?", "another one": the next rung, or a new problem when this one is done. */
async function replyToWish(
  task: ChatTask,
  ladder: Ladder,
  wants: WantedHelp,
  math: MathSolver,
): Promise<Draft | null> {
  const { phrase } = createWriter(task)
  const solution = await math.solve({ text: tidyProblem(ladder.problem) })
  if (!solution.solved) return makeDraft([phrase('mathsWhich')], { isAnswered: false })
  if (wants === 'practice') return offerPractice(task, ladder, solution, math)
  if (wants === 'example') return showExample(task, ladder, solution, math, [])
  if (ladder.isDone)
    return wants === 'stuck' || wants === 'why' || wants === 'simpler'
      ? showExample(task, ladder, solution, math, [])
      : tellAgain(task, solution)
  const isAllowed = !task.isSocratic || ladder.attempts > 0
  if (wants === 'solution' && isAllowed) return tellAgain(task, solution)
  const first = wants === 'solution' ? [phrase('mathsTryFirst')] : []
  return climb(task, ladder, solution, math, first)
}

function tellAgain(task: ChatTask, solution: Solution): Draft {
  return makeDraft(tellSolution(task, solution), { help: 'solution', followUps: [SUGGESTIONS.practice] })
}

async function climb(
  task: ChatTask,
  ladder: Ladder,
  solution: Solution,
  math: MathSolver,
  first: Segment[],
): Promise<Draft> {
  const { phrase, step } = createWriter(task)
  const rung = nextRung(ladder)
  const followUps = [SUGGESTIONS.hint, SUGGESTIONS.example]
  if (rung === 'nudge')
    return makeDraft([...first, ...tellNudge(task, solution), phrase('mathsYourTurn')], {
      help: rung,
      followUps,
    })
  const hint = readHint(task, solution, 1)
  if (rung === 'hint' && hint && !revealsAnswer(hint, solution))
    return makeDraft([...first, phrase('mathsHint'), step(hint), phrase('mathsYourTurn')], {
      help: rung,
      followUps,
    })
  if (rung === 'solution') return tellAgain(task, solution)
  const mustTry = ladder.help === 'example' && first.length === 0 ? [phrase('mathsTryFirst')] : first
  return showExample(task, ladder, solution, math, mustTry)
}

/** A problem like it, solved and verified; then it is the learner's turn again. */
export async function showExample(
  task: ChatTask,
  { problem, examples }: Pick<Ladder, 'problem' | 'examples'>,
  solution: Solution,
  math: MathSolver,
  first: Segment[],
): Promise<Draft> {
  const { phrase, step } = createWriter(task)
  const similar = await math.makeSimilar({
    kind: solution.kind,
    seed: `${problem} example ${examples}`,
    like: problem,
  })
  const isTwin = similar?.solution.answer.plain === solution.answer.plain
  const shown = isTwin
    ? await math.makeSimilar({ kind: solution.kind, seed: `${problem} other ${examples}` })
    : similar
  if (!shown || shown.solution.answer.plain === solution.answer.plain) {
    const hint = readHint(task, solution, 1)
    const told =
      hint && !revealsAnswer(hint, solution) ? [phrase('mathsHint'), step(hint)] : tellNudge(task, solution)
    return makeDraft([...first, ...told, phrase('mathsYourTurn')], { help: 'hint' })
  }
  return makeDraft(
    [
      ...first,
      phrase('mathsExample'),
      step(writeAsWords(shown.problem)),
      ...listSteps(task, shown.solution).map(step),
      step(writeAnswer(shown.solution)),
      phrase('mathsYourTurn'),
    ],
    { help: 'example', followUps: [SUGGESTIONS.hint] },
  )
}

async function offerPractice(
  task: ChatTask,
  ladder: Ladder,
  solution: Solution,
  math: MathSolver,
): Promise<Draft> {
  const { phrase, step } = createWriter(task)
  const seed = `${ladder.problem} practice ${task.turns.length}`
  const similar = await math.makeSimilar({ kind: solution.kind, seed, like: tidyProblem(ladder.problem) })
  if (!similar) return makeDraft([phrase('mathsCannot')], { isAnswered: false })
  return makeDraft([phrase('mathsPractice'), step(writeAsWords(similar.problem)), phrase('mathsYourTurn')], {
    followUps: [SUGGESTIONS.hint],
  })
}

/** One solution of several is not wrong. */
function isOneOf({ answer }: Solution, line: string): boolean {
  const all = answer.plain.split(';').map((one) => one.split('=').at(-1)?.trim() ?? '')
  const value = line.split('=').at(-1)?.trim() ?? ''
  return all.length > 1 && all.some((one) => isSameValue(one, value))
}

/** The engine judges the line; right or wrong, it is an attempt. */
async function judgeAttempt(
  task: ChatTask,
  ladder: Ladder,
  line: string,
  math: MathSolver,
): Promise<Draft | null> {
  const { phrase, step } = createWriter(task)
  const text = tidyProblem(ladder.problem)
  const check = await math.checkLine({ text, lines: ladder.rightLines.map(stripLeadIn), line })
  const isVague = check.verdict === 'wrong' && check.mistake === null
  const said = isVague
    ? [phrase('mathsLookAgain')]
    : check.explanation === null
      ? []
      : speaksEnglish(task)
        ? [step(check.explanation)]
        : []
  const followUps = [SUGGESTIONS.hint, SUGGESTIONS.solution]
  if (check.verdict === 'unreadable') {
    if (looksLikeMath(task.message) && !isBareLine(task.message)) return null
    return makeDraft([phrase('mathsCannotRead')], { isAnswered: false })
  }
  if (check.verdict === 'right' && check.isAnswer) {
    const solution = await math.solve({ text })
    const why = solution.solved ? [phrase('mathsWhy'), ...listSteps(task, solution).map(step)] : []
    return makeDraft([phrase('mathsRight'), ...said, ...why], { followUps: [SUGGESTIONS.practice] })
  }
  if (check.verdict === 'right') return makeDraft([phrase('mathsRightLine'), ...said], { followUps })
  if (check.verdict === 'same') return makeDraft([phrase('mathsHint'), ...said], { help: 'hint', followUps })
  const solved = await math.solve({ text })
  if (solved.solved && isOneOf(solved, line)) return makeDraft([phrase('mathsPartly')], { followUps })
  if (check.verdict === 'notYet') return makeDraft([phrase('mathsNotYet'), ...said], { followUps })
  const isOther = /[=<>]/.test(line) && /\d[a-z]|[a-z].*[+-]/i.test(line)
  return makeDraft([phrase('mathsWrong'), ...said, ...(isOther ? [phrase('mathsNewProblem')] : [])], {
    help: 'hint',
    followUps,
  })
}
