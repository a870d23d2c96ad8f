import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { CommandFailed } from '../command.ts'
import { type Answer, findControlPath, type Request } from './control-line.ts'

/** Has the running product do it; answers false when none listens. */
export async function askRunning(dataDir: string, request: Request, say: (line: string) => void) {
  const socket = connect(findControlPath(dataDir))
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isThere) return false
  socket.on('error', () => {})
  socket.write(`${JSON.stringify(request)}\n`)
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as Answer
    if ('say' in answer) say(answer.say)
    if ('failed' in answer) throw new CommandFailed(answer.failed)
    if ('done' in answer) return true
  }
  throw new CommandFailed('The running product ended before it was done.')
}
