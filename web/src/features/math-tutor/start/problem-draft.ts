import * as z from 'zod/mini'

/** What is typed and not begun yet. */
export const PROBLEM_DRAFT = { name: 'math.problem', shape: z.string() }
