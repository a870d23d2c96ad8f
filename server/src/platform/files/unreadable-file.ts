import type { Refusal } from '#contract/refusals/catalog.ts'

/** Why a file cannot be read. */
export class UnreadableFile extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super('The file cannot be read', options)
    this.refusal = refusal
  }
}
