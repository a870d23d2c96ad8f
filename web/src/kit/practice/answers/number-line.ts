import { type Expression, evaluate, parseExpression, print } from '#engines/algebra/index.ts'

export type Tick = {
  /** As it is turned in: "3/4", "1.3", "-5". */
  value: string
  top: string
  /** Only of a fraction. */
  bottom: string | null
}

type Line = { from: string; to: string; step: string }
type Rational = { top: bigint; bottom: bigint }

const MOST_TICKS = 200

/** Every place of the line where a point can be, from left to right. Fractions keep the parts the line is cut into. */
export function layTicks({ from, to, step }: Line): Tick[] {
  const [start, end, stride] = [readRational(from), readRational(to), readRational(step)]
  if (!start || !end || !stride || stride.top <= 0n) return []
  const shared = start.bottom * end.bottom * stride.bottom
  const [first, last, jump] = [start, end, stride].map(({ top, bottom }) => (top * shared) / bottom) as [
    bigint,
    bigint,
    bigint,
  ]
  const parts = step.includes('/') ? stride.bottom : null
  const ticks: Tick[] = []
  for (let at = first; at <= last && ticks.length < MOST_TICKS; at += jump)
    ticks.push(toTick(at, shared, parts))
  return ticks
}

function readRational(text: string): Rational | null {
  const parsed = parseExpression(text)
  const value = parsed.ok ? evaluate(parsed.expression) : null
  return value && 'top' in value ? value : null
}

function toTick(at: bigint, shared: bigint, parts: bigint | null): Tick {
  const isWhole = at % shared === 0n
  if (isWhole || parts === null) {
    const value = isWhole ? String(at / shared) : printDecimal(at, shared)
    return { value, top: value.replace('-', '−'), bottom: null }
  }
  const top = String((at * parts) / shared)
  return { value: `${top}/${parts}`, top: top.replace('-', '−'), bottom: String(parts) }
}

function printDecimal(top: bigint, bottom: bigint): string {
  const value = evaluate({ kind: 'divide', left: toNumber(top), right: toNumber(bottom) })
  return value && 'top' in value ? print({ kind: 'number', value }) : ''
}

function toNumber(top: bigint): Expression {
  return { kind: 'number', value: { top, bottom: 1n } }
}

const NICE_STRIDES = [1, 2, 5, 10, 20, 50]

/** Every how many ticks a label has room; the first and the last one always have theirs. */
export function chooseStride(tickCount: number, widthPx: number, labelPx: number): number {
  const jumps = tickCount - 1
  const divides = (stride: number) => jumps % stride === 0
  const fits = (stride: number) => (jumps / stride + 1) * labelPx <= widthPx
  const all = Array.from({ length: Math.max(1, jumps) }, (_, place) => place + 1)
  return [...NICE_STRIDES, ...all].filter(divides).find(fits) ?? Math.max(1, jumps)
}
