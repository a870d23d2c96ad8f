import { createHmac } from 'node:crypto'

/** Picks numbers below a given one, all of which follow from one secret token. */
export function createSecretDice({ randomToken }: { randomToken: () => string }): (below: number) => number {
  const token = randomToken()
  let drawn = 0
  return (below) => createHmac('sha256', token).update(String(drawn++)).digest().readUInt32BE() % below
}
