import { LIMITS } from '../../program/limits.ts'
import { fieldOf, numberOf } from '../inputs.ts'
import type { Actor, Drum, Instrument, Machine, SoundToPlay } from '../machine.ts'
import { record } from '../record.ts'
import { clamp, tidy } from '../values.ts'
import { waitSeconds } from '../waiting.ts'
import type { ReportersOf, StatementsOf } from './implementation.ts'

const TEMPOS = { least: 20, most: 500 }
const MOST_BEATS = 100

export const SOUND_STATEMENTS: StatementsOf<'sound'> = {
  sound_play(machine, { actor }, block) {
    playSound(machine, actor, fieldOf(block, 'sound'))
  },
  sound_play_until_done(machine, thread, block) {
    waitSeconds(machine, thread, playSound(machine, thread.actor, fieldOf(block, 'sound')))
  },
  sound_stop(machine, { actor }) {
    play(machine, actor, { kind: 'silence' }, 'silence', 0)
  },
  sound_note(machine, thread, block) {
    const { actor } = thread
    const note = clamp(Math.round(numberOf(machine, thread, block, 'note')), 0, 127)
    const seconds = lastBeats(machine, numberOf(machine, thread, block, 'beats'))
    const { instrument, volume } = actor
    play(
      machine,
      actor,
      { kind: 'note', note, seconds, volume, instrument },
      `${instrument} ${note}`,
      seconds,
    )
    waitSeconds(machine, thread, seconds)
  },
  sound_drum(machine, thread, block) {
    const { actor } = thread
    const drum = fieldOf(block, 'drum') as Drum
    const seconds = lastBeats(machine, numberOf(machine, thread, block, 'beats'))
    play(machine, actor, { kind: 'drum', drum, seconds, volume: actor.volume }, `drum ${drum}`, seconds)
    waitSeconds(machine, thread, seconds)
  },
  sound_rest(machine, thread, block) {
    waitSeconds(machine, thread, lastBeats(machine, numberOf(machine, thread, block, 'beats')))
  },
  sound_instrument(_, { actor }, block) {
    actor.instrument = fieldOf(block, 'instrument') as Instrument
  },
  sound_set_tempo(machine, thread, block) {
    setTempo(machine, thread.actor, numberOf(machine, thread, block, 'tempo'))
  },
  sound_change_tempo(machine, thread, block) {
    setTempo(machine, thread.actor, machine.tempo + numberOf(machine, thread, block, 'change'))
  },
  sound_set_volume(machine, thread, block) {
    setVolume(machine, thread.actor, numberOf(machine, thread, block, 'percent'))
  },
  sound_change_volume(machine, thread, block) {
    setVolume(machine, thread.actor, thread.actor.volume + numberOf(machine, thread, block, 'change'))
  },
}

export const SOUND_REPORTERS: ReportersOf<'sound'> = {
  sound_tempo: (machine) => machine.tempo,
  sound_volume: (_, { actor }) => actor.volume,
}

/** Answers how long it takes. */
function playSound(machine: Machine, actor: Actor, id: string): number {
  const sound = machine.project.sounds.find((candidate) => candidate.id === id)
  if (!sound) return 0
  play(machine, actor, { kind: 'sound', sound: id, volume: actor.volume }, id, sound.seconds)
  return sound.seconds
}

function play(machine: Machine, actor: Actor, sound: SoundToPlay, what: string, seconds: number): void {
  if (machine.sounds.length < LIMITS.sounding) machine.sounds.push(sound)
  record(machine, actor, { kind: 'sound', what, seconds, volume: actor.volume })
}

function lastBeats(machine: Machine, beats: number): number {
  return tidy((clamp(beats, 0, MOST_BEATS) * 60) / machine.tempo)
}

function setTempo(machine: Machine, actor: Actor, wished: number): void {
  machine.tempo = tidy(clamp(wished, TEMPOS.least, TEMPOS.most))
  record(machine, actor, { kind: 'tempo', tempo: machine.tempo })
}

function setVolume(machine: Machine, actor: Actor, wished: number): void {
  actor.volume = tidy(clamp(wished, 0, 100))
  record(machine, actor, { kind: 'volume', percent: actor.volume })
}
