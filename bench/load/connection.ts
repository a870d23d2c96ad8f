import { connect, type Socket } from 'node:net'

const LONGEST_ANSWER_MS = 30_000
const HEAD_END = '\r\n\r\n'

/**
 * One kept-alive HTTP/1.1 connection that has one request under way. It reads no more of an answer than its status and
 * length: client and server share the machine, and what the client spends is missing in the figures.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #answer: ((status: number) => void) | undefined
  #fail: ((error: Error) => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.setTimeout(LONGEST_ANSWER_MS, () => socket.destroy(new Error('The server does not answer.')))
    socket.on('data', (chunk) => this.#read(chunk))
    socket.on('error', (error) => this.#fail?.(error))
    socket.on('close', () => this.#fail?.(new Error('The server closed the connection.')))
  }

  static open(url: URL): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: url.hostname, port: Number(url.port) })
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.off('error', reject)
        resolve(new Connection(socket))
      })
    })
  }

  /** Sends one whole request and answers its status. */
  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#answer = resolve
      this.#fail = reject
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#fail = undefined
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const headLength = this.#received.indexOf(HEAD_END)
    if (headLength === -1) return
    const head = this.#received.toString('latin1', 0, headLength)
    const bodyLength = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (bodyLength === undefined) {
      this.#socket.destroy(new Error('An answer came without its length.'))
      return
    }
    if (this.#received.length < headLength + HEAD_END.length + Number(bodyLength)) return
    this.#received = Buffer.alloc(0)
    this.#answer?.(Number(head.slice(9, 12)))
  }
}
