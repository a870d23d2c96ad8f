import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What the server does once it has the whole of a message. */
type Behavior = 'take' | 'later' | 'never' | 'hangUp'

/** A mail server on this machine that keeps what it is given. */
export async function startSmtpServer() {
  const messages: { to: string; raw: string }[] = []
  const sockets = new Set<Socket>()
  const state: { behaviour: Behavior } = { behaviour: 'take' }

  function talk(socket: Socket): void {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.setEncoding('utf8')
    let buffer = ''
    let to = ''
    let isInMessage = false
    const say = (line: string) => socket.write(`${line}\r\n`)

    function endMessage(raw: string): void {
      isInMessage = false
      if (state.behaviour === 'later') return void say('451 4.3.0 Try again later')
      if (state.behaviour === 'never') return void say('550 5.1.1 No such mailbox')
      messages.push({ to, raw: raw.replace(/\r\n\.\./g, '\r\n.') })
      if (state.behaviour === 'hangUp') socket.destroy()
      else say('250 2.0.0 Taken')
    }
    function obey(line: string): void {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? ''
      if (verb === 'DATA') isInMessage = true
      if (verb === 'QUIT') return void socket.end('221 Bye\r\n')
      say(verb === 'DATA' ? '354 Go on' : '250 OK')
    }
    socket.on('data', (data) => {
      buffer += String(data)
      while (true) {
        const mark = isInMessage ? '\r\n.\r\n' : '\r\n'
        const end = buffer.indexOf(mark)
        if (end === -1) return
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + mark.length)
        if (isInMessage) endMessage(part)
        else obey(part)
      }
    })
    say('220 mail.example.org')
  }

  const server = createServer(talk)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    messages,
    state,
    url: new URL(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The readable text of a message, without soft line breaks. */
export function readMessage(raw: string): string {
  return raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
}
