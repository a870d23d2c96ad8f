import type { Project, SoundToPlay } from '#engines/kids-code/index.ts'
import { playDrum, playNote } from './instruments.ts'
import type { SoundOutput } from './sound-output.ts'
import { makeNoise, soundTone } from './sound-tone.ts'
import { findTones } from './sounds.ts'
import type { Tone } from './tone.ts'

/** More tones at once only rattle, and a slow tablet could not make them. */
const MOST_TONES = 48
const LOUDNESS = 0.7

/** Sounds made in the browser. Before the first wake there is nothing: a page may not make a sound unasked. */
export function createSoundOutput(): SoundOutput {
  let context: AudioContext | null = null
  let noise: AudioBuffer | null = null
  let master: GainNode | null = null
  let isMuted = false
  const sounding = new Set<() => void>()

  function wake() {
    if (typeof AudioContext === 'undefined') return
    if (!context) {
      context = new AudioContext()
      noise = makeNoise(context)
      master = context.createGain()
      master.gain.value = isMuted ? 0 : LOUDNESS
      // Many sounds at once must not crackle.
      master.connect(context.createDynamicsCompressor()).connect(context.destination)
    }
    // Refused on a device that lets nothing sound: then the program runs without.
    context.resume().catch(() => undefined)
  }

  function sound(tones: readonly Tone[], volume: number) {
    if (!context || !master || !noise || isMuted || volume <= 0) return
    const startAt = context.currentTime + 0.01
    for (const tone of tones) {
      if (sounding.size >= MOST_TONES) return
      const stop = soundTone({ context, noise, output: master }, tone, startAt, volume / 100, () =>
        sounding.delete(stop),
      )
      sounding.add(stop)
    }
  }

  function silence() {
    for (const stop of sounding) stop()
    sounding.clear()
  }

  return {
    wake,
    silence,
    play(next: SoundToPlay, project: Project) {
      if (next.kind === 'silence') silence()
      else if (next.kind === 'note') sound(playNote(next.instrument, next.note, next.seconds), next.volume)
      else if (next.kind === 'drum') sound(playDrum(next.drum), next.volume)
      else {
        const asset = project.sounds.find(({ id }) => id === next.sound)?.asset
        if (asset !== undefined) sound(findTones(asset), next.volume)
      }
    },
    preview(asset) {
      wake()
      silence()
      sound(findTones(asset), 100)
    },
    setMuted(next) {
      isMuted = next
      if (master) master.gain.value = next ? 0 : LOUDNESS
      if (next) silence()
    },
    setAsleep(isAsleep) {
      if (!context) return
      const change = isAsleep ? context.suspend() : context.resume()
      change.catch(() => undefined)
    },
    dispose() {
      silence()
      context?.close().catch(() => undefined)
      context = null
      master = null
    },
  }
}
