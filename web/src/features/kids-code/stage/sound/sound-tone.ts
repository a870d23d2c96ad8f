import type { Tone } from './tone.ts'

type Studio = { context: BaseAudioContext; noise: AudioBuffer; output: AudioNode }

/** As quiet as nothing; a curve towards zero itself has no end. */
const SILENCE = 0.0001
const RELEASE_SECONDS = 0.04
const NOISE_SECONDS = 1
/** A filter takes most of noise away. */
const NOISE_GAIN = 2.2

export function makeNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  return buffer
}

/** Lets one tone be heard; answers how to end it early. */
export function soundTone(
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
