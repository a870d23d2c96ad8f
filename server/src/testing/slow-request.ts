import { request } from 'node:http'
import { accounts } from '#contract/accounts.ts'
import type { Product } from './start-product.ts'

/** A write whose body is still on its way: the server has begun with it. */
export function beginSlowly(product: Product, { cookie = '', password = 'a-guess' } = {}) {
  const body = JSON.stringify({ username: 'nobody', password })
  const slow = request(`${product.url}${accounts.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, cookie },
  })
  slow.write(body.slice(0, 10))
  const answered = new Promise<{ status: number | undefined; connection: string | undefined }>(
    (resolve, reject) => {
      slow.on('error', reject)
      slow.on('response', (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode, connection: answer.headers.connection })
      })
    },
  )
  return { finish: () => slow.end(body.slice(10)), answered }
}
