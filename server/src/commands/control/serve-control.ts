import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { COMMANDS } from '../choose-command.ts'
import { CommandFailed, type Desk } from '../command.ts'
import { explainFailure } from '../explain-failure.ts'
import { type Answer, findControlPath, type Request } from './control-line.ts'

/**
 * Lets the operator's commands work inside the running product: the embedded database belongs to one process. Answers
 * how to stop listening.
 */
export async function serveControl(
  desk: Omit<Desk, 'say'>,
  report: (message: string, error: unknown) => void,
): Promise<() => Promise<void>> {
  const path = findControlPath(desk.config.dataDir)
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // Who asked has gone: the work is finished all the same.
    socket.on('error', () => {})
    void answer(socket, desk)
  })
  if (process.platform !== 'win32') await rm(path, { force: true })
  await new Promise<void>((resolve) => {
    // Without it the product runs as well; commands then ask to stop it first.
    server.once('error', (error) => {
      report('The operator’s commands cannot reach the running product', error)
      resolve()
    })
    server.listen(path, resolve)
  })
  if (process.platform !== 'win32') await chmod(path, 0o600).catch(() => {})
  return () =>
    new Promise((resolve) => {
      for (const socket of open) socket.destroy()
      server.close(() => resolve())
    })
}

async function answer(socket: Socket, desk: Omit<Desk, 'say'>): Promise<void> {
  const write = (said: Answer) => socket.write(`${JSON.stringify(said)}\n`)
  try {
    for await (const line of createInterface({ input: socket })) {
      const { name, input } = JSON.parse(line) as Request
      const command = COMMANDS.find((one) => one.name === name)
      if (!command)
        throw new CommandFailed('The running product does not know this command. Restart it first.')
      if (command.needsStillness)
        throw new CommandFailed(`Stop Trellis first: "${name}" needs it to stand still.`)
      await command.run({ ...desk, say: (text) => write({ say: text }) }, input)
      write({ done: true })
      break
    }
  } catch (error) {
    write({ failed: explainFailure(error) })
  }
  socket.end()
}
