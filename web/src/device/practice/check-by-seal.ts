import * as z from 'zod/mini'
import { type AnswerForm, practice, type Seal } from '#contract/practice.ts'
import { type Check, canonicalise, type Given, judgeReadings } from '#engines/answers/index.ts'

const VECTOR_BYTES = 12
const KEY_BITS = 256

/** What lies under a seal, for an answer in its one spelling; null when it is not a right one. */
async function openSeal({ salt, rounds, keys, solution }: Seal, spelling: string): Promise<unknown> {
  const stretched = await stretch(spelling, fromBase64(salt), rounds)
  for (const locked of keys) {
    const key = await decrypt(stretched, fromBase64(locked))
    const text = key && (await decrypt(key, fromBase64(solution)))
    if (text) return JSON.parse(new TextDecoder().decode(text))
  }
  return null
}

/** Slow on purpose: who has the device should not try a million answers. */
async function stretch(spelling: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const typed = new TextEncoder().encode(spelling)
  const password = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits'])
  return crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, password, KEY_BITS)
}

/** Null for another key than the one it was sealed with. */
async function decrypt(key: ArrayBuffer, sealed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer | null> {
  const opener = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
  const iv = sealed.slice(0, VECTOR_BYTES)
  try {
    return await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, opener, sealed.slice(VECTOR_BYTES))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null
    throw error
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

type Solution = z.output<typeof practice.solution.output>

/** What a device can tell of an answer by itself: right or not yet, and the worked solution of a right one. */
export async function checkBySeal(
  form: AnswerForm,
  seal: Seal,
  given: Given,
): Promise<Check & { solution: Solution | null }> {
  const readings = canonicalise(form, given)
  const opened = new Map<string, unknown>()
  for (const { text } of readings) {
    if (text === null || opened.has(text)) continue
    const solution = await openSeal(seal, text)
    if (solution !== null) opened.set(text, solution)
  }
  const check = judgeReadings(readings, ({ text }) => text !== null && opened.has(text))
  const [solution] = opened.values()
  return { ...check, solution: check.isRight ? z.parse(practice.solution.output, solution) : null }
}
