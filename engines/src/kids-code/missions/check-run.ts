import { compareValues } from '../machine/values.ts'
import type { Project, Value } from '../program/project.ts'
import type { Run } from '../runs/run-headless.ts'
import type { TraceEvent } from '../runs/trace-event.ts'
import type { Check, Goal } from './check.ts'
import { isNear, type Places, replayPlaces } from './replay-places.ts'

type EventOf<Kind extends TraceEvent['kind']> = Extract<TraceEvent, { kind: Kind }>

/** Whether a run shows what a check looks for. */
export function checkRun(project: Project, run: Run, check: Check): boolean {
  const of = <Kind extends TraceEvent['kind']>(kind: Kind, sprite?: string) =>
    run.events.filter(
      (event): event is EventOf<Kind> => event.kind === kind && (sprite === undefined || isOf(event, sprite)),
    )
  switch (check.kind) {
    case 'reaches':
    case 'visits-all':
    case 'stays-away':
    case 'ends-at':
      return checkPlaces(project, run, check)
    case 'turns':
      return of('direction', check.sprite).length >= check.least
    case 'says':
      return of('bubble', check.sprite).some(({ text }) => isSaid(text, check.text, check.isPart ?? false))
    case 'is-silent':
      return of('bubble', check.sprite).every(({ text }) => text === '')
    case 'says-all':
      return areSaid(
        of('bubble', check.sprite).map(({ text }) => text),
        check.texts,
      )
    case 'costume-changes':
      return of('costume', check.sprite).length >= check.least
    case 'shows-background':
      return run.final.background.id === check.background
    case 'is-visible':
      return run.final.figures.some(
        ({ id, isVisible }) => id === check.sprite && isVisible === check.isVisible,
      )
    case 'plays':
      return of('sound').filter(({ what }) => what !== 'silence').length >= check.least
    case 'asks':
      return of('question').length > 0
    case 'sends':
      return of('message').some(({ message }) => message === check.message)
    case 'makes-clones': {
      const made = of('clone').filter((event) => isOf(event, check.sprite)).length
      return made >= check.least && made <= (check.most ?? Number.POSITIVE_INFINITY)
    }
    case 'clones-left':
      return countClones(run, check.sprite) <= check.most
    case 'variable':
      return hasValue(run, check.variable, check.equals)
    case 'list':
      return hasItems(run, check.list, check.equals)
    case 'ends':
      return run.hasEnded
    default:
      return false
  }
}

const NEAR = 30

function checkPlaces(
  project: Project,
  run: Run,
  check: Extract<Check, { kind: 'reaches' | 'visits-all' | 'stays-away' | 'ends-at' }>,
): boolean {
  const { sprite, within = NEAR } = check
  const isAt = (places: Places, goal: Goal) => isNear(places, sprite, goal, within)
  const replay = (hasSeenEnough: (places: Places) => boolean) =>
    replayPlaces(project, run.events, hasSeenEnough)
  switch (check.kind) {
    case 'reaches':
      return replay((places) => isAt(places, check.goal))
    case 'stays-away':
      return !replay((places) => isAt(places, check.goal))
    case 'ends-at':
      return isAt(new Map(run.final.figures.map((figure) => [figure.id, figure])), check.goal)
    case 'visits-all': {
      let missing = [...check.goals]
      return replay((places) => {
        if (check.inOrder) while (missing[0] && isAt(places, missing[0])) missing.shift()
        else missing = missing.filter((goal) => !isAt(places, goal))
        return missing.length === 0
      })
    }
  }
}

function isOf({ actor }: TraceEvent, sprite: string): boolean {
  return actor === sprite || actor.startsWith(`${sprite}#`)
}

function isSaid(said: string, wanted: string, isPart: boolean): boolean {
  const [heard, hoped] = [said.trim().toLowerCase(), wanted.trim().toLowerCase()]
  return isPart ? heard !== '' && heard.includes(hoped) : heard === hoped
}

/** One after the other; other words may come between. */
function areSaid(said: string[], wanted: readonly string[]): boolean {
  let from = 0
  return wanted.every((text) => {
    const found = said.findIndex((heard, index) => index >= from && isSaid(heard, text, false))
    from = found + 1
    return found >= 0
  })
}

function hasValue({ variables }: Run, variable: string, equals: Value): boolean {
  const value = variables.get(variable)
  return value !== undefined && compareValues(value, equals) === 0
}

function countClones({ final }: Run, sprite: string): number {
  return final.figures.filter(({ spriteId, isClone }) => isClone && spriteId === sprite).length
}

function hasItems(run: Run, list: string, equals: readonly Value[]): boolean {
  const items = run.lists.get(list) ?? []
  return (
    items.length === equals.length &&
    items.every((item, index) => compareValues(item, equals[index] ?? '') === 0)
  )
}
