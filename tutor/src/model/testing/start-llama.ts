import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** llama.cpp with a model of dice, at a loopback address of its own. */
export async function startLlama(): Promise<{ baseUrl: URL; stop: () => void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'llama-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [port] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('llama.cpp did not start'))),
  ])) as [Buffer]
  return {
    baseUrl: new URL(`http://127.0.0.1:${String(port).trim()}/v1`),
    stop: () => {
      child.kill()
    },
  }
}
