type Translate = (said: string) => string

const leaveAsSaid: Translate = (said) => said
let translate = leaveAsSaid

/** What the server said, in the language of the page. The server speaks English. */
export function sayForServer(said: string): string {
  return translate(said)
}

/** From now on; null for English, which is shown as it was said. */
export function translateServersWords(next: Translate | null): void {
  translate = next ?? leaveAsSaid
}
