import { loadTestTemplate } from './test-database.ts'

/** Before the workers start: on a new machine each of them would otherwise make the same template, eight seconds of work. */
export async function setup(): Promise<void> {
  await loadTestTemplate()
}
