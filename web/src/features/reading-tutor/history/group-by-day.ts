import type { ChatMessage } from '#contract/study/chat.ts'

export type DayOfMessages = { day: string; messages: ChatMessage[] }

/** What was said on one day is one conversation; the newest day first, each in its order. */
export function groupByDay(
  messages: readonly ChatMessage[],
  toDay: (moment: string) => string,
): DayOfMessages[] {
  const days: DayOfMessages[] = []
  for (const message of messages) {
    const day = toDay(message.timestamp)
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days.toReversed()
}
