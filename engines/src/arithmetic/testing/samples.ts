import { createDice } from '../../dice/index.ts'

export type Name = keyof typeof SAMPLES

const COUNT = 300

function createSampler(seed: string) {
  const dice = createDice(seed)
  const share = () => (dice.int(0, 2 ** 26 - 1) + dice.int(0, 2 ** 26 - 1) / 2 ** 26) / 2 ** 26
  const between = (least: number, most: number) => least + (most - least) * share()
  /** A number whose power of two lies between the two, of either sign where `signs` says so. */
  const spread = (least: number, most: number, signs = 1) => {
    const exponent = dice.int(least, most - 1)
    const half = Math.trunc(exponent / 2)
    const sign = signs === 2 && dice.coin() ? -1 : 1
    return sign * (1 + share()) * 2 ** half * 2 ** (exponent - half)
  }
  return { int: dice.int, between, spread }
}

type Sampler = ReturnType<typeof createSampler>

/** Arguments over all ranges of each function: whole range, what engines ask, and near every border of a reduction. */
const SAMPLES = {
  exp: [
    (s: Sampler) => [s.between(-708, 709)],
    (s: Sampler) => [s.between(-3, 3)],
    (s: Sampler) => [s.between(-745, -708)],
    (s: Sampler) => [s.spread(-60, 1, 2)],
    (s: Sampler) => [((s.int(-40, 40) + 0.5) * Math.LN2 * (2 ** 40 + s.int(-9, 9))) / 2 ** 40],
  ],
  log: [
    (s: Sampler) => [s.spread(-1074, 1024)],
    (s: Sampler) => [s.between(0.4, 3)],
    (s: Sampler) => [1 + s.spread(-50, -2, 2)],
  ],
  log1p: [
    (s: Sampler) => [s.spread(-200, 1000)],
    (s: Sampler) => [s.between(-0.999, 3)],
    (s: Sampler) => [s.int(0, 5_000)],
    (s: Sampler) => [s.spread(-60, -1, 2)],
  ],
  log10: [(s: Sampler) => [s.spread(-1074, 1024)], (s: Sampler) => [s.between(0.01, 20)]],
  cbrt: [(s: Sampler) => [s.spread(-1074, 1024, 2)], (s: Sampler) => [s.between(-30, 30)]],
  pow: [
    (s: Sampler) => [s.between(0.01, 100), s.between(-100, 100)],
    (s: Sampler) => [10, s.between(-307, 308)],
    (s: Sampler) => [1 + s.spread(-40, -9, 2), s.between(-1e5, 1e5)],
    (s: Sampler) => [s.spread(-1074, 1024), s.between(-0.9, 0.9)],
  ],
  sin: [
    (s: Sampler) => [s.between(-10, 10)],
    (s: Sampler) => [(s.int(-3_600, 3_600) * Math.PI) / 180],
    (s: Sampler) => [s.spread(-40, 20, 2)],
    (s: Sampler) => [s.spread(18, 1024, 2)],
    (s: Sampler) => [(s.int(1, 600_000) * Math.PI) / 2],
  ],
  asin: [
    (s: Sampler) => [s.between(-1, 1)],
    (s: Sampler) => [s.spread(-60, 0, 2)],
    (s: Sampler) => [1 - s.spread(-53, -2)],
  ],
  atan: [(s: Sampler) => [s.between(-4, 4)], (s: Sampler) => [s.spread(-200, 200, 2)]],
  atan2: [
    (s: Sampler) => [s.between(-280, 280), s.between(-220, 220)],
    (s: Sampler) => [s.spread(-90, 90, 2), s.spread(-90, 90, 2)],
    (s: Sampler) => [s.spread(-300, -290, 2), s.spread(-300, -290, 2)],
  ],
  hypot: [
    (s: Sampler) => [s.between(-480, 480), s.between(-360, 360)],
    (s: Sampler) => [s.spread(-1074, 1023, 2), s.spread(-1074, 1023, 2)],
    (s: Sampler) => [s.spread(1000, 1022), s.spread(980, 1022)],
    (s: Sampler) => [s.spread(-1074, -1060), s.spread(-1074, -1050)],
  ],
}

/** Always the same ones; for cosine and tangent those of the sine, for arccosine those of the arcsine. */
export function listSamples(name: Name | 'cos' | 'tan' | 'acos', count = COUNT): number[][] {
  const like: Name = name === 'cos' || name === 'tan' ? 'sin' : name === 'acos' ? 'asin' : name
  const sampler = createSampler(`arithmetic ${like}`)
  return SAMPLES[like].flatMap((sample) => Array.from({ length: count }, () => sample(sampler)))
}
