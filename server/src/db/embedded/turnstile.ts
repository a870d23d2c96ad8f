type Waiter = { kind: 'statement'; go: () => void } | { kind: 'transaction'; go: () => void }

/**
 * The engine has one connection. Statements pass freely while no transaction is open; behind an open one
 * everybody waits in the order of arrival, so nobody starves and nobody is forgotten.
 */
export class Turnstile {
  #isTaken = false
  readonly #waiting: Waiter[] = []

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Sends now or, behind a transaction, when it is one's turn. `send` has to put the statement on its way at once:
   * an await before that would let a BEGIN slip in between.
   */
  pass<T>(send: () => Promise<T>): Promise<T> {
    if (!this.#isTaken) return send()
    return new Promise((resolve) => {
      this.#waiting.push({ kind: 'statement', go: () => resolve(send()) })
    })
  }

  /** Resolves when the caller has the engine to itself; it has to call `leave`. */
  enter(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      this.#waiting.push({ kind: 'transaction', go: resolve })
    })
  }

  leave(): void {
    this.#isTaken = false
    while (!this.#isTaken) {
      const next = this.#waiting.shift()
      if (!next) return
      if (next.kind === 'transaction') this.#isTaken = true
      next.go()
    }
  }
}
