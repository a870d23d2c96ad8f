import type { Reader } from '../reader.ts'

export type VideoTask = {
  watchUrl: string
  /** As somebody pasted it, with or without times; null where there is none. */
  transcript: string | null
  reader: Reader
}

export type VideoDetails = {
  title: string
  author: string | null
  /** With a transcript: what is said in it, word for word; then its chapters, a line each that begins with the time. */
  description: string
}

/** Null when the platform does not tell. */
export type VideoAnswer = { details: VideoDetails | null }

/** A video that the platform has told of, with a transcript to say more. */
export type DescribedVideo = { details: VideoDetails; transcript: string; reader: Reader }
