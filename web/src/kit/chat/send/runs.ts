import { useSyncExternalStore } from 'react'
import type { ChatMessage } from '#contract/study/chat.ts'
import { createListeners } from '../../../device/listeners.ts'

/** A question on its way to the tutor, with what has been answered so far. */
export type Run = { question: string; said: string; phase: 'waiting' | 'speaking' | 'stopped' | 'failed' }

/** What a quick action made: shown below the message it came after, and kept by nobody until the learner saves it. */
export type Made = { message: ChatMessage; afterId: number }

type Going = { run: Run | null; made: readonly Made[]; isMaking: boolean }

const NOTHING: Going = { run: null, made: [], isMaking: false }

// Outside of React: an answer goes on while its panel or dialog is closed, and is there when it is opened again.
const going = new Map<string, Going>()
const listeners = createListeners()

export function readGoing(key: string): Going {
  return going.get(key) ?? NOTHING
}

export function changeGoing(key: string, change: Partial<Going>): void {
  going.set(key, { ...readGoing(key), ...change })
  listeners.notify()
}

/** Somebody else begins, or everything was cleared. */
export function forgetGoing(key: string): void {
  going.delete(key)
  listeners.notify()
}

export function useGoing(key: string): Going {
  return useSyncExternalStore(listeners.subscribe, () => readGoing(key))
}

export function isUnderWay({ run, isMaking }: Pick<Going, 'run' | 'isMaking'>): boolean {
  return isMaking || run?.phase === 'waiting' || run?.phase === 'speaking'
}
