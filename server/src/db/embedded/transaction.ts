import {
  DatabaseError,
  type NewCall,
  TRANSACTION_ROLLED_BACK,
  TRANSACTION_TIMED_OUT,
  type WorkerLink,
} from './worker-link.ts'

/** One transaction from its first statement to its end, which comes by commit, by rollback, by time or by loss. */
export class Transaction {
  readonly #link: WorkerLink
  readonly #leave: () => void
  #hasBegun = false
  #endedBy: Error | undefined
  #cutShort: (error: Error) => void = () => {}

  /** `leave` lets the next one in; it is called once, as soon as the last statement is on its way. */
  constructor(link: WorkerLink, leave: () => void) {
    this.#link = link
    this.#leave = leave
  }

  get isOpen(): boolean {
    return this.#endedBy === undefined
  }

  /** BEGIN travels with the first statement: it saves a way to the worker, and the worker never waits in between. */
  async send(call: NewCall): Promise<unknown> {
    if (this.#endedBy) throw this.#endedBy
    if (this.#hasBegun) return this.#link.send(call)[0]
    this.#hasBegun = true
    const [, answer] = await Promise.all(this.#link.send({ kind: 'begin' }, call))
    return answer
  }

  async run<T>(work: () => Promise<T>, limitMs: number): Promise<T> {
    const isCutShort = new Promise<never>((_, reject) => {
      this.#cutShort = reject
    })
    const message = `A transaction took longer than ${limitMs / 1000} s and was rolled back.`
    const timer = setTimeout(() => {
      this.#cutShort(new DatabaseError({ message, code: TRANSACTION_TIMED_OUT }))
    }, limitMs)
    try {
      const result = await Promise.race([work(), isCutShort])
      await this.#commit()
      return result
    } catch (error) {
      await this.#rollBack(error as Error)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** The worker is gone and the transaction with it. */
  lose(error: Error): void {
    if (!this.isOpen) return
    this.#end(error)
    this.#cutShort(error)
  }

  async #commit(): Promise<void> {
    if (this.#endedBy) throw this.#endedBy
    const answers = this.#hasBegun ? this.#link.send({ kind: 'commit' }) : []
    this.#end(new Error('The transaction is over: its statement came after the commit.'))
    const [tag] = await Promise.all(answers)
    if (tag === 'ROLLBACK') {
      const message = 'A statement of the transaction had failed, so nothing of it was kept.'
      throw new DatabaseError({ message, code: TRANSACTION_ROLLED_BACK })
    }
  }

  async #rollBack(reason: Error): Promise<void> {
    if (!this.isOpen) return
    const answers = this.#hasBegun ? this.#link.send({ kind: 'rollback' }) : []
    this.#end(reason)
    await Promise.all(answers)
  }

  #end(reason: Error): void {
    this.#endedBy = reason
    this.#leave()
  }
}
