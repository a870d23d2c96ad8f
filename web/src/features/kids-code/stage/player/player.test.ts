import { expect, test } from 'vitest'
import { block as b, buildProject, type SoundToPlay, TICK_MS } from '#engines/kids-code/index.ts'
import type { SoundOutput } from '../sound/create-sound-output.ts'
import { createPlayer, type PageClock } from './create-player.ts'

type Scripts = NonNullable<Parameters<typeof buildProject>[0]['sprites'][number]['scripts']>

function makeProject(scripts: Scripts, x = 0) {
  return buildProject({
    sprites: [{ id: 'cat', name: 'Cat', x, scripts }],
    variables: { score: 0 },
    sounds: { pop: 1 },
  })
}

/** A page whose frames come when the test says so. */
function open(scripts: Scripts) {
  let nowMs = 1000
  let next: ((atMs: number) => void) | null = null
  let tellSight: (isInSight: boolean) => void = () => {}
  const heard: (SoundToPlay | 'awake' | 'silenced' | 'asleep' | 'up' | 'muted')[] = []
  const clock: PageClock = {
    requestFrame: (run) => {
      next = run
      return 1
    },
    cancelFrame: () => {
      next = null
    },
    watchSight: (tell) => {
      tellSight = tell
      return () => {}
    },
    readWallMs: () => 0,
    makeSeed: () => 'a',
  }
  const sounds: SoundOutput = {
    wake: () => heard.push('awake'),
    play: (sound) => heard.push(sound),
    preview: (asset) => heard.push({ kind: 'sound', sound: asset, volume: 0 }),
    silence: () => heard.push('silenced'),
    setMuted: () => heard.push('muted'),
    setAsleep: (isAsleep) => heard.push(isAsleep ? 'asleep' : 'up'),
    dispose: () => {},
  }
  const project = makeProject(scripts)
  const player = createPlayer(project, { clock, sounds })
  let renders = 0
  player.subscribe(() => {
    renders += 1
  })
  return {
    player,
    heard,
    countRenders: () => renders,
    isWaiting: () => next !== null,
    hide: (isInSight: boolean) => tellSight(isInSight),
    /** Lets so many frames of a screen pass. */
    pass(frames: number, frameMs = TICK_MS) {
      for (let count = 0; count < frames && next; count++) {
        nowMs += frameMs
        const run = next
        next = null
        run(nowMs)
      }
    },
    xOf: () => player.read().stage.figures[0]?.x,
  }
}

const forever = b('control_forever', {}, [b('motion_change_x', { change: 1 })])

test('a program runs to its end and the stage stays as it is then', () => {
  const { player, pass, xOf, isWaiting } = open([[b('event_flag'), b('motion_change_x', { change: 30 })]])
  expect(player.read()).toMatchObject({ status: 'idle', isRunning: false })
  player.start()
  expect(player.read()).toMatchObject({ status: 'running', isRunning: true })
  pass(3)
  expect(player.read()).toMatchObject({ status: 'idle', isRunning: false, activeBlocks: [] })
  expect(xOf()).toBe(30)
  expect(isWaiting()).toBe(false)
})

test('every run begins at the start places', () => {
  const { player, pass, xOf } = open([[b('event_flag'), b('motion_change_x', { change: 30 })]])
  player.start()
  pass(3)
  player.start()
  pass(3)
  expect(xOf()).toBe(30)
})

test('stop works at any time, and twice', () => {
  const { player, pass, xOf, isWaiting, heard } = open([[b('event_flag'), forever]])
  player.start()
  pass(10)
  player.stop()
  const x = xOf()
  player.stop()
  pass(5)
  expect(xOf()).toBe(x)
  expect(isWaiting()).toBe(false)
  expect(heard.at(-1)).toBe('silenced')
  expect(player.read()).toMatchObject({ status: 'idle', question: null })
})

test('the speed says how much time passes', () => {
  const runFor30 = (speed: 0.1 | 1 | 5) => {
    const { player, pass, xOf } = open([[b('event_flag'), forever]])
    player.setSpeed(speed)
    player.start()
    pass(31)
    return xOf()
  }
  expect(runFor30(1)).toBe(31)
  expect(runFor30(5)).toBe(155)
  expect(runFor30(0.1)).toBe(3)
})

test('a block at a time, and on from there', () => {
  const { player, pass, xOf } = open([
    [
      b('event_flag'),
      b('motion_change_x', { change: 1 }),
      b('motion_change_x', { change: 10 }),
      b('motion_change_x', { change: 100 }),
    ],
  ])
  player.stepBlock()
  expect(player.read()).toMatchObject({ status: 'stepping', activeBlocks: ['cat-2'] })
  expect(xOf()).toBe(1)
  player.stepBlock()
  expect(player.read().activeBlocks).toEqual(['cat-3'])
  expect(xOf()).toBe(11)
  player.resume()
  pass(3)
  expect(xOf()).toBe(111)
  expect(player.read().status).toBe('idle')
})

test('the last block is shown before it ends', () => {
  const { player } = open([[b('event_flag'), b('motion_change_x', { change: 1 })]])
  player.stepBlock()
  expect(player.read().status).toBe('stepping')
  player.stepBlock()
  expect(player.read().status).toBe('idle')
})

test('a run can stand still and go on', () => {
  const { player, pass, xOf, isWaiting } = open([[b('event_flag'), forever]])
  player.start()
  pass(5)
  player.pause()
  expect(isWaiting()).toBe(false)
  const x = xOf() ?? 0
  player.resume()
  pass(5)
  expect(xOf()).toBe(x + 5)
})

test('time out of sight is not lived through, and nothing sounds meanwhile', () => {
  const { player, pass, xOf, hide, heard } = open([[b('event_flag'), forever]])
  player.start()
  pass(5)
  hide(false)
  hide(true)
  expect(heard.slice(-2)).toEqual(['asleep', 'up'])
  pass(1, 60_000)
  expect(xOf()).toBe(6)
})

test('a new project is shown while nothing runs, and waits while something does', () => {
  const { player, pass, xOf } = open([[b('event_flag'), forever]])
  player.setProject(makeProject([[b('event_flag'), forever]], 100))
  expect(xOf()).toBe(100)
  player.start()
  pass(5)
  player.setProject(makeProject([], -50))
  pass(1)
  expect(xOf()).toBe(106)
  player.stop()
  expect(xOf()).toBe(-50)
})

test('a program that waits for keys goes on until it is stopped, and hears the shortest tap', () => {
  const { player, pass, xOf } = open([
    [b('event_key', { key: 'space' }), b('motion_change_x', { change: 5 })],
  ])
  player.start()
  pass(20)
  expect(player.read()).toMatchObject({ status: 'running', isRunning: false })
  player.press('space')
  player.release('space')
  pass(2)
  expect(xOf()).toBe(5)
})

test('a click starts what waits for it, even when nothing runs', () => {
  const { player, pass, xOf, isWaiting } = open([[b('event_click'), b('motion_change_x', { change: 5 })]])
  player.click('stage')
  expect(isWaiting()).toBe(false)
  player.click('cat')
  pass(3)
  expect(xOf()).toBe(5)
})

test('a question is shown until it is answered', () => {
  const { player, pass } = open([
    [
      b('event_flag'),
      b('sensing_ask', { question: 'Name?' }),
      b('looks_say', { text: b('sensing_answer') }),
      forever,
    ],
  ])
  player.start()
  pass(3)
  expect(player.read().question).toEqual({ figureId: 'cat', text: 'Name?' })
  player.answer('Ada')
  pass(3)
  expect(player.read().question).toBeNull()
  expect(player.read().stage.figures[0]?.bubble?.text).toBe('Ada')
})

test('what cannot go on is told once', () => {
  const { player, pass } = open([[b('event_flag'), b('control_forever', {}, [b('control_make_clone')])]])
  player.start()
  pass(400)
  expect(player.read().notices).toContain('clone-limit')
  expect(new Set(player.read().notices).size).toBe(player.read().notices.length)
})

test('movement alone is drawn without a render', () => {
  const { player, pass, countRenders } = open([[b('event_flag'), forever]])
  player.start()
  let drawn = 0
  player.onFrame(() => {
    drawn += 1
  })
  pass(5)
  const renders = countRenders()
  pass(60)
  expect(countRenders()).toBe(renders)
  expect(drawn).toBe(65)
})

test('frames between two ticks tell the way from one to the other', () => {
  const { player, pass } = open([[b('event_flag'), forever]])
  player.start()
  pass(3)
  pass(1, TICK_MS / 2)
  const { before, stage, share } = player.readFrame()
  expect(share).toBeCloseTo(0.5)
  expect([before?.figures[0]?.x, stage.figures[0]?.x]).toEqual([2, 3])
})

test('sounds begin when their blocks do', () => {
  const { player, pass, heard } = open([[b('event_flag'), b('sound_play', { sound: 'pop' })]])
  player.start()
  expect(heard).toContain('awake')
  pass(2)
  expect(heard).toContainEqual({ kind: 'sound', sound: 'pop', volume: 100 })
  player.setMuted(true)
  expect(player.read().isMuted).toBe(true)
})
