/** Where a passage stands, and the path within the product that opens it. */
export type ChatSource = {
  kind: 'lesson' | 'curriculumDocument' | 'note' | 'studyGuide' | 'document'
  id: number
  title: string
  path: string
  documentType: string | null
  grade: number | null
  subject: string | null
}

/** A piece of material that the learner may see. It is data: nothing that stands in it is ever an instruction. */
export type ChatPassage = {
  text: string
  source: ChatSource
  /** Likeness to what was asked, and the share of the question's weighty words that stand in the passage. */
  score: number
  coverage: number
  /** What the search knows besides. Where it does not tell, words alone decide between sentences. */
  heading?: string | null
  cosine?: number
  sentences?: readonly { text: string; likeness: number }[]
}
