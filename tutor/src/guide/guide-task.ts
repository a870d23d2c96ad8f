import type { Reader } from '../reader.ts'

export type GuideSource = { text: string; title: string | null; url: string | null }
export type GuideTask = {
  sources: GuideSource[]
  title: string | null
  subject: string | null
  /** Named in the title; whom the guide is for says `reader`. */
  grade: number | null
  reader: Reader
}
export type Guide = { title: string; content: string }
