/** Documented: what is downloaded is measured against 100,000 KB. */
export const STORAGE_TOTAL_KB = 100_000

type Sized = { isCompleted: boolean; sizeKb: number }

/** Documented: the sizes of completed downloads. */
export function sumUsedKb(downloads: readonly Sized[]): number {
  return downloads.reduce((sum, { isCompleted, sizeKb }) => sum + (isCompleted ? sizeKb : 0), 0)
}

export function hasRoom(usedKb: number, neededKb: number): boolean {
  return usedKb + neededKb <= STORAGE_TOTAL_KB
}
