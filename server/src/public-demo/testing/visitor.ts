import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { fillPath } from '#contract/fill-path.ts'

type Answered<E extends Endpoint> = {
  status: number
  body: OutputOf<E> & Partial<ErrorBody>
  headers: Headers
}

/** A browser in small, which keeps its cookies: over the real line, because that is where visitors are told apart. */
export function openBrowser(origin: string, kept: ReadonlyMap<string, string> = new Map()) {
  const cookies = new Map(kept)
  async function send<E extends Endpoint>(endpoint: E, input: unknown): Promise<Answered<E>> {
    const { url, rest } = fillPath(endpoint.path, input as Record<string, unknown>)
    const isRead = endpoint.method === 'GET'
    const query = isRead ? new URLSearchParams(rest as Record<string, string>).toString() : ''
    const response = await fetch(`${origin}${url}${query && `?${query}`}`, {
      method: endpoint.method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(!isRead && { 'content-type': 'application/json' }),
      },
      ...(!isRead && { body: JSON.stringify(rest) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
  }
  const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => send(endpoint, input)
  return { call, send, cookies }
}
