/** Its message is a sentence for the operator. */
export class BackupUnusable extends Error {}

export function broken(path: string, cause?: unknown): BackupUnusable {
  return new BackupUnusable(`The backup ${path} is damaged or incomplete. Take another one.`, { cause })
}
