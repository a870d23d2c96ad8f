import { randomBytes } from 'node:crypto'
import { accounts } from '#contract/accounts.ts'
import { onboarding } from '#contract/onboarding/onboarding.ts'
import { SESSION_COOKIE } from '../platform/sessions/sessions.ts'

/** A write the server answered with success: it may never be missing again. */
type Confirmed = { key: string; displayName: string }

/** Hears of each write; without a status nobody answered it. */
export type OnAnswer = (status: number | null, ms: number) => void

/** One learner who saves one step after the other and remembers every one that the server confirmed. */
export class OnboardingWriter {
  readonly confirmed: Confirmed[] = []
  readonly #cookie: string
  /** Sent, but nobody knows whether it was kept: the server died before it answered. */
  #unanswered: string | undefined
  #count = 0

  readonly #onAnswer: OnAnswer

  constructor(token: string, onAnswer: OnAnswer = () => {}) {
    this.#cookie = `${SESSION_COOKIE}=${token}`
    this.#onAnswer = onAnswer
  }

  /** Writes until the server is gone. */
  async writeUntilKilled(url: string): Promise<void> {
    for (;;) {
      const key = randomBytes(12).toString('hex')
      const displayName = `Step ${this.#count++}`
      this.#unanswered = displayName
      const startedAt = performance.now()
      const status = await this.#save(url, key, displayName).catch(() => null)
      this.#onAnswer(status, performance.now() - startedAt)
      if (status === null) return
      if (status !== 200) throw new Error(`a write was answered with ${status}`)
      this.confirmed.push({ key, displayName })
    }
  }

  /** What is wrong after a restart: confirmed writes from the given one on that are gone, or a state nobody wrote. */
  async findLosses(url: string, from: number): Promise<string[]> {
    const losses: string[] = []
    for (const { key, displayName } of this.confirmed.slice(from)) {
      // Another write under a kept key is refused; under a lost one it would be made.
      const status = await this.#save(url, key, 'Never to be saved')
      if (status !== 422)
        losses.push(`the write "${displayName}" is gone (its key was answered with ${status})`)
    }
    const last = this.confirmed.at(-1)?.displayName
    if (last === undefined) return losses
    const user = await this.#read<{ displayName: string }>(url, accounts.currentUser.path)
    const progress = await this.#read<{ data: { stepData: { displayName: string } } }>(
      url,
      onboarding.progress.path,
    )
    const { displayName } = progress.data.stepData
    if (displayName !== last && displayName !== this.#unanswered)
      losses.push(`the last confirmed write was "${last}", the server has "${displayName}"`)
    if (user.displayName !== displayName)
      losses.push(`half a transaction: the account says "${user.displayName}", the progress "${displayName}"`)
    return losses
  }

  async #save(url: string, key: string, displayName: string): Promise<number> {
    const response = await fetch(url + onboarding.saveProgress.path, {
      method: 'PUT',
      headers: { cookie: this.#cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        currentStep: 'profile',
        completedSteps: ['welcome'],
        stepData: { displayName },
      }),
    })
    await response.arrayBuffer()
    return response.status
  }

  async #read<T>(url: string, path: string): Promise<T> {
    const response = await fetch(url + path, { headers: { cookie: this.#cookie } })
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    return (await response.json()) as T
  }
}
