import { createContext } from 'react'

/** Whether the reader is the learner whose skills are shown; a teacher only looks, and is told "the student" for "you". */
export const IsOwnMap = createContext(true)
