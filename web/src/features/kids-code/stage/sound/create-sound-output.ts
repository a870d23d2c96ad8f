import type { Project, SoundToPlay } from '#engines/kids-code/index.ts'
import { findTones, type Tone, tone } from './sounds.ts'

/** Where a player sends what is to be heard. */
export type SoundOutput = {
  /** After something the child did: before that, browsers let no page make a sound. */
  wake: () => void
  play: (sound: SoundToPlay, project: Project) => void
  /** A sound of the library by itself, to hear what it is like. */
  preview: (asset: string) => void
  silence: () => void
  setMuted: (isMuted: boolean) => void
  /** Out of sight nothing sounds; it goes on when the tab is seen again. */
  setAsleep: (isAsleep: boolean) => void
  dispose: () => void
}

type Instrument = Extract<SoundToPlay, { kind: 'note' }>['instrument']
type Drum = Extract<SoundToPlay, { kind: 'drum' }>['drum']

/** MIDI numbers: 69 is the a of a tuning fork. */
export function hzOfNote(note: number): number {
  return 440 * 2 ** ((note - 69) / 12)
}

/** A struck string rings on for a while after the note is over. */
const RING_SECONDS = 0.35

const INSTRUMENTS: Record<Instrument, (hz: number, seconds: number) => Tone[]> = {
  piano: (hz, seconds) => [
    tone('triangle', hz, seconds + RING_SECONDS, { loudness: 0.42 }),
    tone('sine', 2 * hz, (seconds + RING_SECONDS) * 0.6, { loudness: 0.14 }),
  ],
  guitar: (hz, seconds) => [
    tone('sawtooth', hz, seconds + RING_SECONDS, { loudness: 0.3, lowPassHz: Math.max(900, 4 * hz) }),
  ],
  flute: (hz, seconds) => [
    tone('sine', hz, seconds, {
      loudness: 0.4,
      shape: 'hold',
      attack: 0.06,
      tremble: { hz: 5, depthHz: hz * 0.006 },
    }),
    tone('sine', 2 * hz, seconds, { loudness: 0.07, shape: 'hold', attack: 0.08 }),
  ],
  bass: (hz, seconds) => [
    tone('square', hz / 2, seconds + RING_SECONDS / 2, {
      loudness: 0.35,
      lowPassHz: Math.max(220, 1.5 * hz),
    }),
  ],
  bells: (hz, seconds) => [
    tone('sine', hz, seconds + 2 * RING_SECONDS, { loudness: 0.36 }),
    tone('sine', 2.76 * hz, (seconds + RING_SECONDS) * 0.7, { loudness: 0.14 }),
  ],
  synth: (hz, seconds) => [
    tone('square', hz, seconds, { loudness: 0.16, shape: 'hold', attack: 0.02, lowPassHz: 2400 }),
    tone('sawtooth', 1.005 * hz, seconds, { loudness: 0.14, shape: 'hold', attack: 0.02, lowPassHz: 2400 }),
  ],
}

const DRUMS: Record<Drum, Tone[]> = {
  kick: [tone('sine', [150, 45], 0.28, { loudness: 0.95 })],
  snare: [
    tone('noise', 1800, 0.18, { loudness: 0.55 }),
    tone('triangle', [220, 160], 0.12, { loudness: 0.4 }),
  ],
  hat: [tone('noise', 7000, 0.07, { loudness: 0.45 })],
  clap: [
    tone('noise', 1400, 0.03, { loudness: 0.5 }),
    tone('noise', 1200, 0.15, { at: 0.03, loudness: 0.6 }),
  ],
  bell: [tone('square', 800, 0.25, { loudness: 0.16 }), tone('square', 540, 0.25, { loudness: 0.16 })],
  tom: [tone('sine', [190, 90], 0.32, { loudness: 0.8 })],
}

/** What a note sounds like on an instrument. */
export function playNote(instrument: Instrument, note: number, seconds: number): Tone[] {
  return INSTRUMENTS[instrument](hzOfNote(note), Math.max(0.05, seconds))
}

/** A drum rings as long as it does, however long its beat is. */
export function playDrum(drum: Drum): readonly Tone[] {
  return DRUMS[drum]
}

type Studio = { context: BaseAudioContext; noise: AudioBuffer; output: AudioNode }

/** As quiet as nothing; a curve towards zero itself has no end. */
const SILENCE = 0.0001
const RELEASE_SECONDS = 0.04
const NOISE_SECONDS = 1
/** A filter takes most of noise away. */
const NOISE_GAIN = 2.2

function makeNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  return buffer
}

/** Lets one tone be heard; answers how to end it early. */
function soundTone(
  { context, noise, output }: Studio,
  tone: Tone,
  soundAt: number,
  volume: number,
  onEnd: () => void,
): () => void {
  const from = soundAt + tone.at
  const until = from + tone.seconds
  const source =
    tone.wave === 'noise' ? makeNoiseSource(context, noise) : makePitch(context, tone, from, until)
  const gain = context.createGain()
  const loudness = tone.loudness * volume * (tone.wave === 'noise' ? NOISE_GAIN : 1)
  shapeLoudness(gain.gain, tone, from, until, Math.max(SILENCE, loudness))
  let last: AudioNode = source
  const filter = makeFilter(context, tone, from, until)
  if (filter) last = last.connect(filter)
  last.connect(gain).connect(output)
  source.onended = () => {
    gain.disconnect()
    onEnd()
  }
  source.start(from)
  source.stop(until + RELEASE_SECONDS)
  return () => {
    gain.gain.cancelScheduledValues(context.currentTime)
    gain.gain.setTargetAtTime(0, context.currentTime, RELEASE_SECONDS / 4)
    source.stop(context.currentTime + RELEASE_SECONDS)
  }
}

function makeNoiseSource(context: BaseAudioContext, buffer: AudioBuffer): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = buffer
  source.loop = true
  return source
}

function makePitch(context: BaseAudioContext, { wave, hz, tremble }: Tone, from: number, until: number) {
  const oscillator = context.createOscillator()
  oscillator.type = wave as OscillatorType
  oscillator.frequency.setValueAtTime(hz[0], from)
  if (hz[1] !== hz[0]) oscillator.frequency.exponentialRampToValueAtTime(hz[1], until)
  if (tremble) {
    const shake = context.createOscillator()
    const depth = context.createGain()
    shake.frequency.value = tremble.hz
    depth.gain.value = tremble.depthHz
    shake.connect(depth).connect(oscillator.frequency)
    shake.start(from)
    shake.stop(until + RELEASE_SECONDS)
  }
  return oscillator
}

function makeFilter(context: BaseAudioContext, { wave, hz, lowPassHz }: Tone, from: number, until: number) {
  if (wave !== 'noise' && lowPassHz === undefined) return null
  const filter = context.createBiquadFilter()
  filter.type = wave === 'noise' ? 'bandpass' : 'lowpass'
  filter.frequency.setValueAtTime(wave === 'noise' ? hz[0] : (lowPassHz ?? 0), from)
  if (wave === 'noise') filter.frequency.exponentialRampToValueAtTime(hz[1], until)
  return filter
}

function shapeLoudness(
  gain: AudioParam,
  { shape, attack, seconds }: Tone,
  from: number,
  until: number,
  most: number,
) {
  gain.setValueAtTime(SILENCE, from)
  gain.exponentialRampToValueAtTime(most, from + Math.min(attack, seconds / 2))
  if (shape === 'hold') gain.setValueAtTime(most, Math.max(from + attack, until - RELEASE_SECONDS))
  gain.exponentialRampToValueAtTime(SILENCE, until)
}

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
