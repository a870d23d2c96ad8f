import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  createMachine,
  listBlocks,
  listRunningBlocks,
  readProject,
  runHeadless,
  startFlag,
  step,
  TICK_MS,
} from '#engines/kids-code/index.ts'
import { LEVELS } from '#engines/kids-code/program/block-definition.ts'
import { EXAMPLES } from './all-examples.ts'
import type { Example } from './define-example.ts'

type Run = ReturnType<typeof runHeadless>
type Plan = Partial<Parameters<typeof runHeadless>[1]>
type Key = 'up' | 'down' | 'left' | 'right'

const SECONDS = 30
const named = EXAMPLES.map((example): [string, Example] => [example.key, example])

test('there are examples for every level, the easiest first and none twice', () => {
  const levels = EXAMPLES.map(({ level }) => LEVELS.indexOf(level))
  expect(levels).toEqual(levels.toSorted((one, other) => one - other))
  expect(LEVELS.map((level) => EXAMPLES.filter((example) => example.level === level).length)).toEqual([
    2, 3, 3,
  ])
  expect(new Set(EXAMPLES.map(({ key }) => key)).size).toBe(EXAMPLES.length)
})

test.each(named)(
  '%s is valid, keeps to the blocks of its level and needs the hardest of them',
  (_, example) => {
    const { project, level } = example
    expect(readProject(JSON.parse(JSON.stringify(project)))).toEqual({ ok: true, project })
    const levelOf = new Map(
      LEVELS.toReversed().flatMap((each) => listBlocks(each).map(({ opcode }) => [opcode, each])),
    )
    const used = new Set(listRunningBlocks(project).map(({ opcode }) => levelOf.get(opcode)))
    expect(LEVELS.findLast((each) => used.has(each))).toBe(level)
  },
)

test.each(named)('%s is told in one line and in whole sentences', (_, { title, about }) => {
  expect(title.length).toBeLessThanOrEqual(40)
  expect(about.length).toBeLessThanOrEqual(100)
  expect(about).toMatch(/^[A-Z].*[.!]$/)
})

test('the web has the words of every example, and of no other', () => {
  const { examples } = JSON.parse(readFileSync('web/src/messages/en/kidsCodeProjects.json', 'utf8'))
  expect(examples.words).toEqual(
    Object.fromEntries(EXAMPLES.map(({ key, title, about }) => [key, { title, about }])),
  )
})

test.each(named)('%s plays sounds of the library alone, each as long as it is', (_, { project }) => {
  const sounds = readFileSync('web/src/features/kids-code/stage/sound/sounds.ts', 'utf8')
  expect(project.sounds.filter(({ id }) => !sounds.includes(`\n  ${id}: `))).toEqual([])
})

test.each(named)('%s runs for half a minute without meeting a limit', (_, { project }) => {
  const machine = createMachine(project, { seed: 'example' })
  startFlag(machine)
  const notices = new Set<string>()
  for (let atMs = 0; atMs < SECONDS * 1000; atMs += TICK_MS) {
    for (const notice of step(machine, { dtMs: TICK_MS }).notices) notices.add(notice)
  }
  expect([...notices]).toEqual([])
})

/** What somebody does, and what then can be seen of it. */
const PLAYED: Record<string, { plan: Plan; tell: (run: Run) => unknown; tells: unknown }> = {
  'dancing-cat': {
    plan: { inputs: [{ atSeconds: 5, input: { clicks: ['cat'] } }] },
    tell: (run) => [
      count(run, 'cat', 'costume') > 20,
      said(run, 'cat'),
      sounds(run, 'clap') > 40,
      run.hasEnded,
    ],
    tells: [true, ['Meow!', ''], true, false],
  },
  'pop-pop-pop': {
    plan: { inputs: [{ atSeconds: 2, input: { clicks: ['heart'] } }] },
    tell: (run) => [
      sounds(run, 'pop'),
      run.events.flatMap((event) => (event.kind === 'visible' ? [event.actor, event.isVisible] : [])),
    ],
    tells: [1, ['heart', false, 'heart', true]],
  },
  'space-joke': {
    plan: {},
    tell: (run) => [
      run.events.flatMap((event) => (event.kind === 'message' ? [event.message] : [])),
      said(run, 'robot').at(-1),
      run.hasEnded,
    ],
    tells: [['guess', 'why', 'laugh'], 'Beep beep beep!', true],
  },
  'owl-quiz': {
    plan: { answers: ['8', '41', 'earth'] },
    tell: (run) => [said(run, 'owl').filter((text) => text !== ''), run.hasEnded],
    tells: [['That is right!', 'It is 42.', 'That is right!', 'Your points: 2'], true],
  },
  'mouse-maze': {
    plan: {
      inputs: hold([
        ['right', 0.3],
        ['up', 2.1],
        ['right', 1.5],
        ['down', 2.1],
        ['right', 1.9],
        ['up', 2.3],
      ]),
    },
    tell: (run) => [sounds(run, 'splash'), said(run, 'mouse').at(-1), run.hasEnded],
    tells: [1, 'Mmm, cheese!', true],
  },
  'raining-coins': {
    plan: {
      inputs: hold(
        Array.from({ length: 14 }, (_, turn): [Key, number] => [turn % 2 ? 'left' : 'right', 1.6]),
      ),
    },
    tell: (run) => {
      const points = Number(run.variables.get('points'))
      const clones = run.final.figures.filter(({ isClone }) => isClone)
      return [points > 5, said(run, 'fox').at(-1) === `Coins caught: ${points}`, clones.length, run.hasEnded]
    },
    tells: [true, true, 0, true],
  },
  'flower-of-hearts': {
    plan: {},
    tell: (run) => {
      const hearts = run.final.figures.filter(({ isClone }) => isClone)
      const distances = hearts.map(({ x, y }) => Math.round(Math.hypot(x, y)))
      return [hearts.length, [...new Set(distances)].toSorted((one, other) => one - other)]
    },
    tells: [36, [40, 85, 130]],
  },
  'quick-frog': {
    plan: {
      inputs: Array.from({ length: 25 }, (_, turn) => ({
        atSeconds: 1 + turn,
        input: turn % 2 ? { pressed: ['space'] } : { clicks: ['frog'] },
      })),
    },
    tell: (run) => {
      const times = run.lists.get('seconds') ?? []
      const best = Math.min(...times.map(Number))
      return [times.length, best < 1, said(run, 'frog').at(-1) === `Best time in seconds: ${best}`]
    },
    tells: [5, true, true],
  },
}

test.each(named)('%s does what it promises', (key, { project }) => {
  const played = PLAYED[key]
  const run = runHeadless(project, { seconds: SECONDS, seed: 'example', ...played?.plan })
  expect(played?.tell(run)).toEqual(played?.tells)
})

function said({ events }: Run, actor: string): string[] {
  return events.flatMap((event) => (event.kind === 'bubble' && event.actor === actor ? [event.text] : []))
}

function count({ events }: Run, actor: string, kind: string): number {
  return events.filter((event) => event.actor === actor && event.kind === kind).length
}

function sounds({ events }: Run, what: string): number {
  return events.filter((event) => event.kind === 'sound' && event.what === what).length
}

/** Keys held one after the other, for so many seconds each. */
function hold(keys: readonly (readonly [Key, number])[]) {
  let atSeconds = 1
  const inputs = keys.map(([key, seconds]) => {
    const pressed = { atSeconds, input: { keys: [key] } }
    atSeconds += seconds
    return pressed
  })
  return [...inputs, { atSeconds, input: { keys: [] } }]
}
