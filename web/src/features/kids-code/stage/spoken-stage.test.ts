import { expect, test } from 'vitest'
import {
  block as b,
  buildProject,
  createMachine,
  type Notice,
  readStage,
  SENTENCE_CODES,
  startFlag,
  step,
  TICK_MS,
} from '#engines/kids-code/index.ts'
import kidsCodeStage from '../../../messages/en/kidsCodeStage.json' with { type: 'json' }
import { loadWords } from '../../../testing/load-words.ts'
import { SOUNDS } from './sound/sounds.ts'
import { paceChanges, tellSentence, tellSentences } from './spoken-stage.ts'

const t = await loadWords('kidsCodeStage', kidsCodeStage)

const VALUES = {
  name: 'Cat',
  text: 'Hi & bye',
  costume: 'one',
  value: '3',
  items: 'a, b',
  x: 1,
  y: 2,
  distance: 10,
  degrees: 90,
  percent: 50,
  across: 'left',
  height: 'top',
  way: 'up-left',
}

test.each(SENTENCE_CODES)('there are words for %s, whatever the number', (code) => {
  for (const count of [0, 1, 2, 300]) {
    const told = tellSentence({ code, values: { ...VALUES, count } }, t)
    expect(told).not.toMatch(/sentence\.|place\.|way\.|\{\{|undefined/)
    expect(told.length).toBeGreaterThan(5)
  }
})

test('every place and every way has words', () => {
  for (const height of ['top', 'middle', 'bottom']) {
    for (const across of ['left', 'centre', 'right']) {
      const told = tellSentence({ code: 'appeared', values: { name: 'Cat', height, across } }, t)
      expect(told).not.toContain('place.')
    }
  }
  for (const way of ['up', 'up-right', 'right', 'down-right', 'down', 'down-left', 'left', 'up-left']) {
    const told = tellSentence({ code: 'moved', values: { ...VALUES, way } }, t)
    expect(told).not.toContain('way.')
  }
})

test('every sound and every notice has words', () => {
  const notices: Record<Notice, true> = {
    'clone-limit': true,
    'thread-limit': true,
    'call-limit': true,
    'block-limit': true,
    'list-limit': true,
    'text-limit': true,
    'divided-by-zero': true,
    'budget-spent': true,
  }
  expect(SOUNDS.map(({ id }) => t(`sounds.${id}`)).filter((name) => name.includes('sounds.'))).toEqual([])
  expect(Object.keys(notices).filter((notice) => !(notice in kidsCodeStage.notice))).toEqual([])
})

function makeRun() {
  const walk = b('control_forever', {}, [b('motion_change_x', { change: 1 })])
  const project = buildProject({
    sprites: [{ id: 'cat', name: 'Cat', x: -200, scripts: [[b('event_flag'), walk]] }],
  })
  const machine = createMachine(project, { seed: 'a' })
  const first = readStage(machine)
  startFlag(machine)
  return { first, next: () => step(machine, { dtMs: TICK_MS }).stage }
}

test('a run is told at a calm pace, and its end at once', () => {
  const { first, next } = makeRun()
  const pace = paceChanges(first)
  const told = Array.from({ length: 150 }, (_, tick) => tellSentences(pace.take(next(), tick * TICK_MS), t))
  expect(told.filter(Boolean)).toEqual([
    'Cat moved 1 to the right and is on the left.',
    'Cat moved 60 to the right and is on the left.',
    'Cat moved 60 to the right and is in the middle.',
  ])
  expect(tellSentences(pace.take(next(), 150 * TICK_MS, true), t)).toContain('Cat moved 30')
})

test('what did not change is not told', () => {
  const { first, next } = makeRun()
  const pace = paceChanges(first)
  expect(pace.take(first, 0)).toEqual([])
  const after = next()
  pace.reset(after)
  expect(pace.take(after, 9000)).toEqual([])
})
