/** Whom a text is made for, as far as it changes the answer. */
export type Reader = {
  grade: number | null
  expertiseLevel: string | null
  /** Whose budget a language model is paid from. */
  role?: string
  /** Nothing of theirs may be told to a language model elsewhere: the embedded engine answers. */
  staysInside?: boolean
}
