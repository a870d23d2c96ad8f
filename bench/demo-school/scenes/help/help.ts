import { and, desc, eq } from 'drizzle-orm'
import { adminCurriculumDocuments } from '#contract/admin/curriculum-documents.ts'
import { cannedAnswers, inbox } from '#contract/admin/inbox.ts'
import { invitations } from '#contract/admin/invitations.ts'
import { disputes } from '#contract/disputes.ts'
import { contact } from '#contract/profile/contact.ts'
import { support } from '#contract/profile/support.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { attempts } from '#server/db/schema/learning/attempts.ts'
import type { Scene, Stage } from '../../stage.ts'
import { at, does } from '../at.ts'
import { CANNED_ANSWERS, DOCUMENTS, TICKETS } from '../texts/office.ts'

const ADMIN = 'demo-admin'

/** What reaches the office, and what people think is wrong. */
export function askForHelp(): Scene[] {
  return [...keepAnInbox(), ...runTheOffice(), ...disputeQuestions(), ...reportGuide()]
}

function keepAnInbox(): Scene[] {
  return [
    ...CANNED_ANSWERS.map((canned, turn) =>
      at(0, `07:${20 + turn}`, `the admin keeps an answer: ${canned.title}`, async (stage) => {
        await does(stage, ADMIN, cannedAnswers.create, canned)
      }),
    ),
    ...TICKETS.flatMap(({ username, day, time, answered, ...ticket }) => [
      at(day, time, `${username} asks: ${ticket.subject}`, async (stage) => {
        await does(stage, username, support.create, ticket)
      }),
      ...(answered
        ? [
            at(answered.day, answered.time, `the admin answers: ${ticket.subject}`, async (stage) => {
              const { items } = await does(stage, ADMIN, inbox.list, { kind: 'ticket', status: 'waiting' })
              const id = items.find(({ subject }) => subject === ticket.subject)?.id ?? 0
              const { revision } = await does(stage, ADMIN, inbox.read, { kind: 'ticket', id })
              const { status, response } = answered
              await does(stage, ADMIN, inbox.change, {
                ...{ kind: 'ticket', id, revision, response, status, assign: 'me' },
              })
            }),
          ]
        : []),
    ]),
    at(44, '19:20', 'a visitor writes through the contact page', async ({ t, done }) => {
      await done(
        t.call(contact.send, {
          ...{ name: 'Margaret Hollis', email: 'margaret.hollis@example.org' },
          subject: 'Is there an open house?',
          message:
            'Hello, we are moving to the area soon with a second grader and a sixth grader. Is there an open house, and could the children sit in on a class? Thank you, Margaret Hollis',
        }),
      )
    }),
  ]
}

function runTheOffice(): Scene[] {
  return [
    ...DOCUMENTS.map(({ day, ...document }) =>
      at(day, '09:15', `the admin adds “${document.title}”`, async (stage) => {
        await does(stage, ADMIN, adminCurriculumDocuments.create, document)
      }),
    ),
    at(1, '09:40', 'the admin invites teachers', async (stage) => {
      const invited = { role: 'teacher', label: 'Science department', mostUses: 3, days: 60 } as const
      await does(stage, ADMIN, invitations.create, invited)
    }),
    at(45, '10:10', 'the admin invites new second graders', async (stage) => {
      const invited = {
        role: 'student',
        grade: 2,
        label: 'New second graders',
        mostUses: 5,
        days: 30,
      } as const
      await does(stage, ADMIN, invitations.create, invited)
    }),
  ]
}

type Dispute = {
  username: string
  day: number
  time: string
  message: string
  decided?: { by: string; day: number; reply: string }
}

const DISPUTES: readonly Dispute[] = [
  {
    ...{ username: 'grace.wilson', day: 22, time: '16:50' },
    message: 'I think two of the answers could be right, and I picked one of them. Can someone check?',
    decided: {
      ...{ by: 'demo-teacher', day: 23 },
      reply:
        'I checked, Grace, and asked a colleague to read it, too. Your answer is close, but it leaves something out. Read the explanation once more, and come see me if you still disagree. I like that you asked!',
    },
  },
  {
    ...{ username: 'noah.kim', day: 46, time: '16:05' },
    message: 'I read the question three times and I still think you could understand it in two ways.',
  },
]

function disputeQuestions(): Scene[] {
  return DISPUTES.flatMap(({ username, day, time, message, decided }) => [
    at(day, time, `${username} disputes a question`, async (stage) => {
      await does(stage, username, disputes.open, { id: await findMiss(stage, username), message })
    }),
    ...(decided
      ? [
          at(decided.day, '12:40', `${decided.by} decides about ${username}’s question`, async (stage) => {
            const open = await does(stage, decided.by, disputes.list, { state: 'open' })
            const found = open.disputes.find((one) => one.message === message)
            await does(stage, decided.by, disputes.decide, {
              ...{ id: found?.id ?? 0, outcome: 'kept', reply: decided.reply },
            })
          }),
        ]
      : []),
  ])
}

/** The newest wrong answer in a quiz. */
async function findMiss({ t, person }: Stage, username: string): Promise<number> {
  const isMiss = and(
    eq(attempts.userId, person(username).id),
    eq(attempts.correct, false),
    eq(attempts.source, 'quiz'),
  )
  const [row] = await t.db
    .select({ id: attempts.id })
    .from(attempts)
    .where(isMiss)
    .orderBy(desc(attempts.id))
    .limit(1)
  if (!row) throw new Error(`${username} has no wrong answer`)
  return row.id
}

function reportGuide(): Scene[] {
  return [
    at(44, '17:20', 'Hannah reports a guide', async (stage) => {
      const found = await does(stage, 'hannah.schmidt', studyGuides.public, { q: 'tears' })
      const id = found.find(({ title }) => title === 'Adding fractions without tears')?.id ?? 0
      await does(stage, 'hannah.schmidt', studyGuides.report, {
        ...{ id, reason: 'other', message: 'The last exercise has no answer. Could you add one?' },
      })
    }),
    at(38, '18:30', 'Luca reports a guide', async (stage) => {
      const found = await does(stage, 'luca.bianchi', studyGuides.public, { q: 'water' })
      const id = found.find(({ title }) => title === 'The water cycle in six steps')?.id ?? 0
      await does(stage, 'luca.bianchi', studyGuides.report, {
        ...{ id, reason: 'wrong', message: 'Doesn’t the salt evaporate too?' },
      })
    }),
    at(39, '09:30', 'the admin keeps it', async (stage) => {
      const [report] = await does(stage, ADMIN, studyGuides.reports, { state: 'open' })
      if (!report) throw new Error('nobody reported a guide')
      await does(stage, ADMIN, studyGuides.decide, { id: report.id, outcome: 'kept' })
    }),
  ]
}
