/** Who answered: the engine inside the product, or a language model that the operator configured. */
export type Engine = 'embedded' | 'llm'

/** Why the embedded engine answered although a language model is configured. */
export type Fallback = 'timeout' | 'limit' | 'invalid' | 'unreachable' | 'budget'

/**
 * One feature of the tutor. Every implementation answers in the same shape and says which one it is, so that one can
 * stand in for another and nobody who calls it has to know.
 */
export type Port<Task, Answer> = (task: Task) => Promise<Answer & { engine: Engine; fallback?: Fallback }>

/** No engine could answer in time. Whoever asked may try again. */
export class TutorUnavailable extends Error {}
