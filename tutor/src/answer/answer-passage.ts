/** A passage that was found, its sentences in their order, each with its likeness to the question. */
export type AnswerPassage = {
  text: string
  heading: string | null
  /** Of the text that the passage stands in, where it is known. */
  title?: string | null
  score: number
  cosine: number
  coverage: number
  sentences: readonly { text: string; likeness: number }[]
}
