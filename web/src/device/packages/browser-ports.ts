import * as z from 'zod/mini'
import { downloads, LessonPackage } from '#contract/downloads.ts'
import { call, NetworkError } from '../../api/call.ts'
import { addPiece, beginPackage, changePackage, readWhole } from './kept-packages.ts'
import { changeState } from './package-states.ts'
import type { DownloadPorts } from './run-download.ts'

/** A download of a person, as the browser does it. */
export function makePorts(userId: number): DownloadPorts {
  return {
    describe: (id, signal) => call(downloads.describePackage, { id }, { signal }),
    fetchPiece: async ({ lessonId, version, sizeBytes, parts }, place, signal) => {
      const part = parts[place]
      if (!part) throw new Error(`no piece ${place}`)
      const { from, to } = part
      // A piece of nothing cannot be asked for.
      if (to < from) return new Uint8Array()
      const { content } = await call(
        downloads.fetchPackage,
        { id: lessonId, version },
        { signal, range: `bytes=${from}-${to}`, read: readBytes },
      )
      // Something in between did not know ranges and sent the whole.
      const isWhole = content.length === sizeBytes && content.length > to + 1 - from
      return new Uint8Array(isWhole ? content.slice(from, to + 1) : content)
    },
    hash: hashBytes,
    wait: waitFor,
    begin: (manifest) => beginPackage(userId, manifest, new Date()),
    addPiece,
    readWhole,
    complete: ({ lessonId }, whole) => {
      const { lesson, quiz } = parsePackage(whole)
      const { title, subjectId, duration } = lesson
      const about = { title, subjectId, durationMinutes: duration, quizId: quiz?.id ?? null }
      return changePackage(userId, lessonId, (now) => {
        const done = changeState(now, 'completed')
        return done && { ...done, about, completedAt: new Date() }
      })
    },
  }
}

export function parsePackage(whole: Uint8Array): LessonPackage {
  return z.parse(LessonPackage, JSON.parse(new TextDecoder().decode(whole)))
}

async function readBytes(response: Response) {
  try {
    const content = new Uint8Array(await response.arrayBuffer())
    return { name: '', contentType: response.headers.get('content-type') ?? '', content }
  } catch (cause) {
    throw new NetworkError('The server does not answer', { cause })
  }
}

async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return digest.reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
