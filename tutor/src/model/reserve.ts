import { ModelFailure } from './failure.ts'
import type { Call, Meter, Usage } from './meter.ts'

/** Runs a call within the budget of its role: the most it can use is set aside first, what it used is told after it. */
export async function withReservation<T>(
  meter: Meter,
  call: Call,
  most: Usage,
  work: (spend: (usage: Usage) => void) => Promise<T>,
): Promise<T> {
  const reservation = await meter.reserve(call, most)
  if (!reservation) throw new ModelFailure('budget')
  const used: Usage = { inputTokens: 0, outputTokens: 0 }
  try {
    return await work(({ inputTokens, outputTokens }) => {
      used.inputTokens += inputTokens
      used.outputTokens += outputTokens
    })
  } finally {
    await reservation.settle(used)
  }
}
