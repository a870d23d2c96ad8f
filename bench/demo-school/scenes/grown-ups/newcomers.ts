import { accounts } from '#contract/accounts.ts'
import { collaboration } from '#contract/professional/collaboration.ts'
import { documents } from '#contract/professional/documents.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { SESSION_COOKIE } from '#server/platform/sessions/sessions.ts'
import { createCaller } from '#server/testing/test-app.ts'
import type { Scene, Stage } from '../../stage.ts'
import { at, does, idOf } from '../at.ts'
import { LENAS_COMMENTS, LENAS_DOCUMENT } from '../texts/colleague.ts'

/** Nobody signs in with it later: a school that is loaded has no passwords. */
const PASSWORD = 'seven paper lanterns over rosewood'
const JONAS = 'demo-professional'
const WORKSHOP = 'Pricing workshop: agenda and numbers'

const LENA = {
  ...{ username: 'lena.brandt', firstName: 'Lena', lastName: 'Brandt', role: 'professional' as const },
  email: 'lena.brandt@example.org',
}
const PRISCILLA = {
  ...{ username: 'priscilla.hale', firstName: 'Priscilla', lastName: 'Hale', role: 'teacher' as const },
  ...{ email: 'priscilla.hale@example.org', isTeacher: true },
}

/** Who registers by themselves: a colleague of the professional, and a teacher whom no admin has approved yet. */
export function registerNewcomers(): Scene[] {
  return [
    at(8, '12:05', 'Lena Brandt registers', (stage) => register(stage, LENA)),
    at(45, '19:10', 'Priscilla Hale registers as a teacher', async (stage) => {
      const { config } = stage.t.deps
      const { mustApproveTeachers } = config
      // Rosewood wants to know who teaches there; an installation of its own may have it set otherwise.
      config.mustApproveTeachers = true
      await register(stage, PRISCILLA).finally(() => {
        config.mustApproveTeachers = mustApproveTeachers
      })
    }),
    at(31, '08:45', 'Jonas shares the agenda of the workshop', async (stage) => {
      const id = await findDocument(stage, WORKSHOP)
      await does(stage, JONAS, collaboration.shareDocument, { id, usernames: [LENA.username] })
    }),
    ...LENAS_COMMENTS.map(({ day, time, content, answer }) =>
      at(day, time, 'Lena and Jonas talk about the agenda', async (stage) => {
        const lena = await signIn(stage, LENA.username)
        const id = await findDocument(stage, WORKSHOP)
        await stage.done(lena.call(collaboration.comment, { id, content }))
        if (answer) await does(stage, JONAS, collaboration.comment, { id, content: answer })
      }),
    ),
    at(37, '17:20', 'Lena shares what she found', async (stage) => {
      const lena = await signIn(stage, LENA.username)
      const { id } = await stage.done(lena.call(documents.create, LENAS_DOCUMENT))
      await stage.done(lena.call(collaboration.shareDocument, { id, usernames: [JONAS] }))
    }),
    at(38, '08:30', 'Jonas shares his notes for the workshop', async (stage) => {
      const [guide] = await does(stage, JONAS, studyGuides.list, { id: idOf(stage, JONAS) })
      const sent = { id: guide?.id ?? 0, usernames: [LENA.username] }
      await does(stage, JONAS, collaboration.shareGuide, sent)
    }),
  ]
}

async function register({ t, done }: Stage, form: typeof LENA | typeof PRISCILLA): Promise<void> {
  await done(t.call(accounts.register, { ...form, password: PASSWORD, timezone: 'America/New_York' }))
}

async function signIn({ t, done }: Stage, username: string) {
  const answer = await t.call(accounts.signIn, { username, password: PASSWORD })
  await done(Promise.resolve(answer))
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  const token = cookies.flatMap((cookie) => new RegExp(`^${SESSION_COOKIE}=([^;]+)`).exec(cookie)?.[1] ?? [])
  return createCaller(t.app, token[0] ?? null)
}

async function findDocument(stage: Stage, wanted: string): Promise<number> {
  const own = await does(stage, JONAS, documents.list, { search: wanted })
  const found = own.find(({ title }) => title === wanted)
  if (!found) throw new Error(`Jonas has no “${wanted}”`)
  return found.id
}
