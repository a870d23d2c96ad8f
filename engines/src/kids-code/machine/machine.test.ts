import { expect, test } from 'vitest'
import {
  block as b,
  buildProject,
  createMachine,
  FRAME_BUDGET,
  LIMITS,
  type ProjectDraft,
  runHeadless,
  startFlag,
  step,
  stepBlock,
  stopAll,
  TICK_MS,
} from '../index.ts'
import type { BlockDraft } from '../program/build-project.ts'
import type { TraceEvent } from '../runs/trace-event.ts'

function start(draft: ProjectDraft, seed = 'seed') {
  const events: TraceEvent[] = []
  const machine = createMachine(buildProject(draft), { seed, record: (event) => events.push(event) })
  startFlag(machine)
  return { machine, events }
}

function cat(...body: BlockDraft[]): ProjectDraft {
  return {
    sprites: [{ id: 'cat', scripts: [[b('event_flag'), ...body]] }],
    variables: { score: 0 },
    lists: { numbers: [] },
    messages: ['go'],
    ownBlocks: { dig: [] },
  }
}

const score = b('variable_value', { variable: 'score' })
const addOne = b('variable_change', { variable: 'score', change: 1 })
const clones = (count: number, ...body: BlockDraft[]): ProjectDraft => ({
  sprites: [
    {
      id: 'cat',
      scripts: [
        [b('event_flag'), b('control_repeat', { times: count }, [b('control_make_clone')])],
        [b('control_clone_start'), ...body],
      ],
    },
  ],
})

test('a loop without an end leaves every frame within its budget, and stop ends it', { tags: ['M2'] }, () => {
  const { machine } = start(cat(b('control_forever', {}, [b('control_forever', {}, [addOne])])))
  for (let frame = 0; frame < 50; frame++) {
    const { spent, isRunning } = step(machine, { dtMs: TICK_MS, budget: 500 })
    expect(spent).toBeLessThanOrEqual(510)
    expect(isRunning).toBe(true)
  }
  stopAll(machine)
  expect(step(machine, { dtMs: TICK_MS })).toMatchObject({
    isRunning: false,
    activeBlocks: [],
    sounds: [{ kind: 'silence' }],
  })
})

test('an own block that calls itself for ever is stopped at its limit and starves nobody', {
  tags: ['M2'],
}, () => {
  const dig = b('own_call', { 'own-block': 'dig' })
  const draft = cat(b('control_forever', {}, [dig]))
  draft.sprites[0]?.scripts?.push(
    [b('own_define', { 'own-block': 'dig' }), dig, dig],
    [b('event_flag'), b('control_forever', {}, [b('motion_move')])],
  )
  const { machine, events } = start(draft)
  const notices = new Set<string>()
  for (let frame = 0; frame < 60; frame++) {
    const result = step(machine, { dtMs: TICK_MS })
    for (const notice of result.notices) notices.add(notice)
    expect(result.spent).toBeLessThan(FRAME_BUDGET + 100)
  }
  expect([...notices]).toContain('call-limit')
  expect(events.filter(({ kind }) => kind === 'place').length).toBeGreaterThan(20)
})

test('another seed rolls other numbers, the same seed the same', { tags: ['M3'] }, () => {
  const draft = cat(b('control_repeat', { times: 9 }, [b('motion_go_to', { target: 'random' })]))
  const traces = ['one', 'one', 'two'].map((seed) => {
    const { machine, events } = start(draft, seed)
    for (let frame = 0; frame < 12; frame++) step(machine, { dtMs: TICK_MS })
    return events
  })
  expect(traces[1]).toEqual(traces[0])
  expect(traces[2]).not.toEqual(traces[0])
})

test('there are never more clones than the limit, and each has its turn', {
  tags: ['M4'],
  timeout: 30_000,
}, () => {
  const { machine } = start(clones(400, b('control_forever', {}, [b('motion_move', { steps: 1 })])))
  let notices: string[] = []
  for (let frame = 0; frame < 450; frame++)
    notices = [...notices, ...step(machine, { dtMs: TICK_MS }).notices]
  const { figures } = step(machine, { dtMs: 0 }).stage
  expect(figures.length).toBe(LIMITS.clones + 1)
  expect(figures.filter(({ x }) => x > 0).length).toBe(LIMITS.clones)
  expect(notices).toContain('clone-limit')
})

test('a hundred moving clones cost a small share of the budget of a frame', { tags: ['M5'] }, () => {
  const { machine } = start(
    clones(100, b('control_forever', {}, [b('motion_move', { steps: 3 }), b('motion_bounce')])),
  )
  for (let frame = 0; frame < 200; frame++) step(machine, { dtMs: TICK_MS })
  expect(step(machine, { dtMs: TICK_MS }).spent / FRAME_BUDGET).toBeLessThan(0.05)
})

test('a program runs alike whatever the rate of the screen', { tags: ['M6'] }, () => {
  const draft = cat(
    b('control_repeat', { times: 20 }, [
      b('motion_move', { steps: b('operator_random', { from: 1, to: 9 }) }),
    ]),
    b('looks_say_for', { text: 'Hi', seconds: 0.5 }),
  )
  const traces = [10, 30, 60, 144].map((rate) => {
    const { machine, events } = start(draft)
    for (let frame = 0; frame < rate * 3; frame++) step(machine, { dtMs: 1000 / rate })
    return events
  })
  expect(traces[0]?.length).toBeGreaterThan(20)
  for (const trace of traces) expect(trace).toEqual(traces[0])
})

test('slower and faster let less and more time pass', { tags: ['M6'] }, () => {
  const ticks = [0.5, 1, 2].map((speed) => {
    const { machine } = start(cat(b('control_forever', {}, [b('motion_move')])))
    for (let frame = 0; frame < 60; frame++) step(machine, { dtMs: TICK_MS, speed })
    return machine.ticks
  })
  expect(ticks).toEqual([30, 60, 120])
})

test('after a long pause a program goes on instead of racing', { tags: ['M6'] }, () => {
  const { machine } = start(cat(b('control_forever', {}, [b('motion_move')])))
  expect(step(machine, { dtMs: 3_600_000 }).ticks).toBeLessThan(10)
})

test('one block at a time: each says which it was, in turn of the scripts', { tags: ['M7'] }, () => {
  const draft = cat(b('motion_move'), b('control_repeat', { times: 2 }, [b('looks_next_costume')]))
  draft.sprites.push({
    id: 'dog',
    scripts: [[b('event_flag'), b('control_wait', { seconds: 1 }), b('looks_hide')]],
  })
  const { machine } = start(draft)
  const ran = Array.from({ length: 8 }, () => stepBlock(machine).ran)
  expect(ran).toEqual(['cat-2', 'cat-3', 'cat-4', 'dog-2', 'cat-4', 'dog-3', null, null])
})

test('single steps and whole frames come to the same end', { tags: ['M7'] }, () => {
  const draft = cat(
    b('control_repeat', { times: 5 }, [b('motion_move'), addOne]),
    b('looks_say', { text: score }),
  )
  const whole = start(draft)
  for (let frame = 0; frame < 30; frame++) step(whole.machine, { dtMs: TICK_MS })
  const single = start(draft)
  while (stepBlock(single.machine).isRunning);
  expect(single.events).toEqual(whole.events)
})

test('loops that draw nothing are done within a tick: two hundred numbers are summed at once', {
  tags: ['M8'],
}, () => {
  const { machine, events } = start(
    cat(b('control_repeat', { times: 200 }, [addOne]), b('looks_say', { text: score })),
  )
  step(machine, { dtMs: TICK_MS })
  expect(events.at(-1)).toMatchObject({ kind: 'bubble', text: '200', tick: 1 })
})

test('a message starts its scripts anew, a held key does not', { tags: ['M9'] }, () => {
  const draft = cat()
  draft.sprites[0]?.scripts?.push(
    [b('event_message', { message: 'go' }), addOne, b('control_wait', { seconds: 9 })],
    [b('event_key', { key: 'a' }), b('event_send', { message: 'go' }), b('control_wait', { seconds: 1 })],
  )
  const { machine, events } = start(draft)
  for (let frame = 0; frame < 90; frame++) step(machine, { dtMs: TICK_MS, input: { keys: ['a'] } })
  step(machine, { dtMs: TICK_MS, input: { keys: [] } })
  for (let frame = 0; frame < 20; frame++) step(machine, { dtMs: TICK_MS, input: { pressed: ['a'] } })
  expect(events.filter(({ kind }) => kind === 'variable').length).toBe(2)
})

test('two questions wait for each other, and stopping takes them back', { tags: ['M10'] }, () => {
  const ask = (question: string) => b('sensing_ask', { question })
  const draft = cat(ask('One?'), b('looks_say', { text: b('sensing_answer') }))
  draft.sprites[0]?.scripts?.push([b('event_flag'), ask('Two?')])
  const { machine } = start(draft)
  expect(step(machine, { dtMs: TICK_MS }).stage.question).toEqual({ figureId: 'cat', text: 'One?' })
  expect(step(machine, { dtMs: TICK_MS, input: { answer: 'yes' } }).stage.question?.text).toBe('Two?')
  stopAll(machine)
  expect(step(machine, { dtMs: TICK_MS }).stage.question).toBeNull()
})

test('lists and texts grow to their limits and no further', { tags: ['M11'] }, () => {
  const double = b('variable_set', { variable: 'score', value: b('operator_join', { a: score, b: score }) })
  const { machine } = start(
    cat(
      b('control_repeat', { times: 40 }, [double]),
      b('control_forever', {}, [b('list_add', { list: 'numbers', item: 1 })]),
    ),
  )
  const notices = new Set<string>()
  for (let frame = 0; frame < 200; frame++)
    for (const notice of step(machine, { dtMs: TICK_MS }).notices) notices.add(notice)
  expect(String(machine.variables.get('score')).length).toBe(LIMITS.textLength)
  expect(machine.lists.get('numbers')?.length).toBe(LIMITS.listLength)
  expect([...notices].toSorted()).toEqual(['list-limit', 'text-limit'])
})

test('one block with thousands of look-ups in a long list is given up, the same way each time', {
  tags: ['M2'],
}, () => {
  const find = () => b('list_contains', { list: 'numbers', item: 'nowhere' })
  let condition = find()
  for (let depth = 0; depth < 90; depth++) condition = b('operator_or', { a: find(), b: condition })
  const draft = cat(b('control_forever', {}, [b('control_if', { condition }, [])]))
  draft.lists = { numbers: Array.from({ length: LIMITS.listLength }, (_, index) => index) }
  const spent = [1, 2].map(() => {
    const { machine } = start(draft)
    const result = step(machine, { dtMs: TICK_MS })
    expect(result.notices).toContain('block-limit')
    return result.spent
  })
  expect(spent[0]).toBeLessThan(FRAME_BUDGET + 40_000)
  expect(spent[1]).toBe(spent[0])
})

test('dividing by zero is 0 and is told', { tags: ['M12'] }, () => {
  const { machine } = start(
    cat(b('variable_set', { variable: 'score', value: b('operator_divide', { a: 5, b: 0 }) })),
  )
  expect(step(machine, { dtMs: TICK_MS }).notices).toEqual(['divided-by-zero'])
  expect(machine.variables.get('score')).toBe(0)
})

test('the flag starts over: clones go, what was set stays', { tags: ['M13'] }, () => {
  const draft = clones(3, b('control_forever', {}, [b('motion_move')]))
  const { machine } = start(draft)
  for (let frame = 0; frame < 30; frame++) step(machine, { dtMs: TICK_MS })
  startFlag(machine)
  expect(step(machine, { dtMs: 0 }).stage.figures.length).toBe(1)
})

test('a project is never changed by running it', { tags: ['M14'] }, () => {
  const project = buildProject(cat(b('list_add', { list: 'numbers', item: 1 }), addOne, b('motion_move')))
  const before = JSON.stringify(project)
  runHeadless(project, { seconds: 1, seed: 'a' })
  expect(JSON.stringify(project)).toBe(before)
})
