import { expect, test } from 'vitest'
import { block as b, buildProject, judgeMission, type Mission } from '../index.ts'
import type { BlockDraft } from '../program/build-project.ts'
import type { RunPlan } from '../runs/run-headless.ts'
import type { Check } from './check.ts'

const SECONDS = 3

function judge(body: BlockDraft[], checks: Check[], plan: Partial<RunPlan> = {}): boolean[] {
  const project = buildProject({
    backgrounds: ['meadow', 'beach'],
    sprites: [
      { id: 'cat', scripts: [[b('event_flag'), ...body]] },
      { id: 'flag', x: 120, y: 0 },
    ],
    variables: { score: 0 },
    lists: { fruits: ['apple'] },
    messages: ['go'],
    sounds: { meow: 0.5 },
  })
  const mission: Pick<Mission, 'runs' | 'checks'> = {
    runs: [{ seconds: SECONDS, seed: 'a', ...plan }],
    checks: checks.map((check) => ({ ...check, tells: 'It works.' })),
  }
  return judgeMission(mission, project).checks.map(({ isPassed }) => isPassed)
}

const move = (steps: number) => b('motion_move', { steps })
const at = (x: number, y: number) => ({ x, y })
const toFlag = { sprite: 'flag' }

test.each<[Check, BlockDraft[], BlockDraft[]]>([
  [{ kind: 'reaches', sprite: 'cat', goal: toFlag }, [move(110), move(-110)], [move(50)]],
  [{ kind: 'ends-at', sprite: 'cat', goal: toFlag }, [move(110)], [move(110), move(-110)]],
  [
    { kind: 'visits-all', sprite: 'cat', goals: [at(60, 0), at(120, 0)], inOrder: true },
    [move(60), move(60)],
    [move(120), move(-60)],
  ],
  [
    { kind: 'visits-all', sprite: 'cat', goals: [at(60, 0), at(120, 0)], inOrder: false },
    [move(120), move(-60)],
    [move(120)],
  ],
  [{ kind: 'stays-away', sprite: 'cat', goal: at(60, 0), within: 10 }, [move(120)], [move(60), move(60)]],
  [
    { kind: 'turns', sprite: 'cat', least: 2 },
    [b('motion_turn_left'), b('motion_turn_right')],
    [b('motion_turn_left')],
  ],
  [
    { kind: 'says', sprite: 'cat', text: 'Hello' },
    [b('looks_say', { text: ' hello ' })],
    [b('looks_say', { text: 'Hello you' })],
  ],
  [{ kind: 'says', text: 'hello', isPart: true }, [b('looks_think', { text: 'Oh Hello you' })], []],
  [
    { kind: 'says-all', texts: ['1', '2'] },
    [b('looks_say', { text: 1 }), b('looks_say', { text: 'x' }), b('looks_say', { text: 2 })],
    [b('looks_say', { text: 2 }), b('looks_say', { text: 1 })],
  ],
  [{ kind: 'is-silent', sprite: 'cat' }, [move(1)], [b('looks_say')]],
  [{ kind: 'clones-left', sprite: 'cat', most: 0 }, [move(1)], [b('control_make_clone')]],
  [
    { kind: 'costume-changes', sprite: 'cat', least: 2 },
    [b('looks_next_costume'), b('looks_next_costume')],
    [b('looks_next_costume')],
  ],
  [{ kind: 'shows-background', background: 'beach' }, [b('looks_next_background')], []],
  [{ kind: 'is-visible', sprite: 'cat', isVisible: false }, [b('looks_hide')], []],
  [{ kind: 'plays', least: 1 }, [b('sound_play', { sound: 'meow' })], [b('sound_stop')]],
  [{ kind: 'asks' }, [b('sensing_ask')], []],
  [{ kind: 'sends', message: 'go' }, [b('event_send', { message: 'go' })], []],
  [
    { kind: 'makes-clones', sprite: 'cat', least: 1, most: 2 },
    [b('control_make_clone')],
    [b('control_repeat', { times: 3 }, [b('control_make_clone')])],
  ],
  [
    { kind: 'variable', variable: 'score', equals: 3 },
    [b('variable_set', { variable: 'score', value: '3' })],
    [],
  ],
  [
    { kind: 'variable', variable: 'score', equals: 0 },
    [],
    [b('variable_set', { variable: 'score', value: '3' })],
  ],
  [
    { kind: 'list', list: 'fruits', equals: ['apple', 'fig'] },
    [b('list_add', { list: 'fruits', item: 'fig' })],
    [],
  ],
  [{ kind: 'ends' }, [move(1)], [b('control_forever', {}, [move(1)])]],
  [{ kind: 'uses', anyOf: ['control_repeat', 'control_forever'] }, [b('control_repeat')], [move(1)]],
  [{ kind: 'uses-category', category: 'looks' }, [b('looks_hide')], [move(1)]],
  [{ kind: 'avoids', blocks: ['motion_go_to'] }, [move(1)], [b('motion_go_to', { target: 'flag' })]],
  [{ kind: 'blocks-at-most', most: 3 }, [move(1), move(1)], [move(1), move(1), move(1)]],
])('%j tells what does from what does not', { tags: ['C1'] }, (check, does, doesNot) => {
  expect([judge(does, [check]), judge(doesNot, [check])]).toEqual([[true], [false]])
})

test('a check holds in every run, or in the one it names', { tags: ['C2'] }, () => {
  const project = buildProject({
    sprites: [{ id: 'cat', scripts: [[b('event_key', { key: 'right' }), move(50)]] }],
  })
  const moved: Check = { kind: 'reaches', sprite: 'cat', goal: at(50, 0), within: 5 }
  const runs: RunPlan[] = [
    { seconds: 1, seed: 'a', inputs: [{ atSeconds: 0.5, input: { pressed: ['right'] } }] },
    { seconds: 1, seed: 'a' },
  ]
  const checks = [
    { ...moved, tells: 'It moves.' },
    { ...moved, tells: 'It moves by the key.', run: 0 },
  ]
  expect(judgeMission({ runs, checks }, project)).toEqual({
    isDone: false,
    checks: [
      { tells: 'It moves.', isPassed: false },
      { tells: 'It moves by the key.', isPassed: true },
    ],
  })
})

test('loose blocks count for nothing', { tags: ['C3'] }, () => {
  const project = buildProject({ sprites: [{ id: 'cat', scripts: [[b('event_flag'), move(1)]] }] })
  for (const script of project.sprites[0]?.scripts ?? []) script.hat = null
  const checks = [{ kind: 'uses' as const, anyOf: ['motion_move' as const], tells: 'It moves.' }]
  expect(judgeMission({ runs: [], checks }, project).isDone).toBe(false)
})
