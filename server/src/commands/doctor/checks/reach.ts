import { createServer } from 'node:net'
import type { Config } from '../../../platform/config.ts'
import { isPublic, LOOPBACK } from '../../../platform/loopback.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'

const PATIENCE_MS = 5_000
const SKEW_SECONDS = 60

/** What an address answered: a status with the clock of its server, or why there was none. */
export type Reply = { status: number; date: Date | null; body: string } | { failure: string }

export async function ask(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  try {
    const response = await fetch(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const said = response.headers.get('date')
    return {
      status: response.status,
      date: said ? new Date(said) : null,
      body: (await response.text()).slice(0, 100_000),
    }
  } catch (error) {
    const cause = (error as Error).cause as NodeJS.ErrnoException | undefined
    return { failure: cause?.code ?? cause?.message ?? (error as Error).name }
  }
}

export type ProductFacts = {
  port: number
  /** Null: nobody asked, because the port is chosen at the start. */
  reply: Reply | null
  /** Somebody else has the port. */
  isPortTaken: boolean
}

export async function gatherProduct({ host, port }: Pick<Config, 'host' | 'port'>): Promise<ProductFacts> {
  if (port === 0) return { port, reply: null, isPortTaken: false }
  const here = /^(0\.0\.0\.0|::|\[::\])$/.test(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const reply = await ask(`http://${here}:${port}/healthz`)
  const isTrellis = 'status' in reply && reply.status === 200 && reply.body.includes('"ok"')
  return { port, reply, isPortTaken: !isTrellis && (await isTaken(host, port)) }
}

function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'))
    server.listen({ host, port }, () => server.close(() => resolve(false)))
  })
}

export function judgeProduct({ port, reply, isPortTaken }: ProductFacts): Finding {
  if (reply === null) return ok('product', 'takes any free port at its start')
  if (isPortTaken)
    return fail('product', `Another program uses port ${port}.`, 'Stop it, or set PORT to another number.')
  return 'status' in reply
    ? ok('product', `running and answering on port ${port}`)
    : ok('product', `not running; port ${port} is free for it`)
}

type Address = Pick<Config, 'host' | 'publicUrl' | 'isBehindProxy' | 'registration'>

export async function gatherAddress({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Reply | null> {
  return publicUrl && ask(new URL('/healthz', publicUrl).href)
}

/** The address that people type, whether it is safe, and who may say where a call comes from. */
export function judgeAddress(config: Address, reply: Reply | null, isRunning: boolean, now: Date): Finding[] {
  const { host, publicUrl, isBehindProxy } = config
  const findings: Finding[] = []
  if (!publicUrl) {
    findings.push(
      isPublic(config)
        ? warn(
            'address',
            'PUBLIC_URL is not set.',
            'Set it to the address people type, so that links in mails lead there and cookies are safe.',
          )
        : ok('address', 'only this machine reaches it'),
    )
  } else {
    findings.push(judgePublicUrl(publicUrl, reply, isRunning))
    if (reply && 'date' in reply && reply.date) findings.push(...judgeSkew(reply.date, now))
  }
  if (isBehindProxy && !LOOPBACK.test(host))
    findings.push(
      warn(
        'proxy',
        `TRUST_PROXY is on while the product listens on ${host}.`,
        'Make sure that nobody reaches the port past the proxy, or set HOST=127.0.0.1.',
      ),
    )
  else if (!isBehindProxy && publicUrl?.protocol === 'https:')
    findings.push(
      warn(
        'proxy',
        'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is off.',
        'Set TRUST_PROXY=on, or limits count everybody as one.',
      ),
    )
  else findings.push(ok('proxy', isBehindProxy ? 'trusted, one in front' : 'none'))
  findings.push(judgeRegistration(config))
  return findings
}

function judgeRegistration(config: Address): Finding {
  const { registration } = config
  return registration === 'open' && isPublic(config)
    ? warn(
        'registration',
        'Anybody who reaches the product can make an account (REGISTRATION=open).',
        'Set REGISTRATION=invite, and invite people in user management, unless everybody is meant to get in.',
      )
    : ok('registration', registration)
}

function judgePublicUrl(url: URL, reply: Reply | null, isRunning: boolean): Finding {
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    return fail(
      'address',
      `${url.origin} is not encrypted: passwords can be read on the way.`,
      'Put a proxy with a certificate in front and set PUBLIC_URL to its https address.',
    )
  if (!isRunning) return ok('address', `${url.origin} (not asked, the product is not running)`)
  if (reply && 'failure' in reply)
    return warn(
      'address',
      `${url.origin} does not answer from here (${reply.failure}).`,
      'Is the proxy running, and does the name lead to it? Some networks only let you in from outside.',
    )
  if (reply && reply.status !== 200)
    return fail(
      'address',
      `${url.origin}/healthz answers ${reply.status}.`,
      'Lead the proxy to the port of the product.',
    )
  return ok('address', `${url.origin} answers`)
}

function judgeSkew(date: Date, now: Date): Finding[] {
  const seconds = Math.round(Math.abs(date.getTime() - now.getTime()) / 1000)
  return seconds <= SKEW_SECONDS
    ? []
    : [
        warn(
          'clock',
          `It differs from the proxy's by ${seconds} s.`,
          'Let this machine take the time from the network (NTP).',
        ),
      ]
}
