/** Whom a text is made for, as far as it changes the answer. */
export type Reader = {
  grade: number | null
  expertiseLevel: string | null
  /** What the product speaks to them. Whatever is hard to read is said in it. */
  language?: string
  /** Whose budget a language model is paid from. */
  role?: string
  /** Nothing of theirs may be told to a language model elsewhere: the embedded engine answers. */
  staysInside?: boolean
}
