import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Endpoint } from '#contract/endpoint.ts'
import { collaboration } from '#contract/professional/collaboration.ts'
import { documents } from '#contract/professional/documents.ts'
import {
  type ProfessionalAnalytics,
  type ProfessionalDashboard,
  professional,
} from '#contract/professional/professional.ts'
import { professionalRows } from '#contract/professional/professional-rows.ts'
import { answerDocuments, makeDocument } from '../../testing/document-answers.ts'
import { type Answer, answer, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, closeDialog, dialog, expectAddress, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const NOTHING = { minutes: 0, notes: 0, cards: 0, sessions: 0, lessons: 0 }
const NO_WORK: ProfessionalDashboard = {
  counts: { documents: 0, notes: 0, flashcards: 0, sessions: 0, sharedWithMe: 0 },
  dueCards: 0,
  minutesThisWeek: 0,
  recentDocuments: [],
  recentNotes: [],
  recentSessions: [],
  nextStep: { kind: 'addDocument' },
}

const dashboard = answer(professional.dashboard, NO_WORK)
const analytics = answer(professional.analytics, { weeks: [], totals: NOTHING })
const references = answer(professional.references, [])
const shared = answer(collaboration.overview, { withMe: [], byMe: [] })

const open = (path: string, ...answers: Answer[]) =>
  renderAt(path, {
    as: makeUser({ role: 'professional' }),
    answers: [dashboard, analytics, references, shared, ...answerDocuments(), ...answers],
  })

test.each<[string, string, string, Endpoint, Answer]>([
  ['dashboard', 'Your next step', 'Your overview could not be loaded', professional.dashboard, dashboard],
  [
    'analytics',
    'Nothing to count in this time yet',
    'Your figures could not be loaded',
    professional.analytics,
    analytics,
  ],
  [
    'references',
    'No references yet',
    'Your references could not be loaded',
    professional.references,
    references,
  ],
  [
    'collaboration',
    'Nothing is shared with you yet',
    'What is shared could not be loaded',
    collaboration.overview,
    shared,
  ],
  [
    'research',
    'No documents yet',
    'Your documents could not be loaded',
    documents.list,
    answer(documents.list, []),
  ],
])(
  '/professional/%s is sound while empty, and says what failed',
  async (path, empty, failed, endpoint, usual) => {
    const { server } = await open(`/professional/${path}`, refuse(endpoint, 'internal', 'x'))
    await expect.element(heading(failed)).toBeVisible()
    server.use(usual)
    await button('Try again').click()
    await expect.element(heading(empty)).toBeVisible()
    await expectSoundLook()
  },
)

test('the dashboard with work on it is accessible and fits', { tags: ['PRO-14'] }, async () => {
  const at = '2026-03-02T08:00:00.000Z'
  const work: ProfessionalDashboard = {
    ...NO_WORK,
    counts: { documents: 1, notes: 1, flashcards: 0, sessions: 0, sharedWithMe: 0 },
    recentDocuments: [{ id: 12, title: 'Backups that hold', at, documentType: null }],
    recentNotes: [{ id: 4, title: 'Ideas', at }],
    nextStep: { kind: 'summarize', id: 12, title: 'Backups that hold' },
  }
  await open('/professional/dashboard', answer(professional.dashboard, work))
  await expect.element(page.getByText('“Backups that hold” has no summary yet.')).toBeVisible()
  await expectSoundLook()
})

test('analytics counts by week, and the time is chosen', { tags: ['PRO-15'] }, async () => {
  const figures: ProfessionalAnalytics = {
    weeks: [
      { start: '2026-02-23', ...NOTHING },
      { start: '2026-03-02', ...NOTHING, notes: 2, minutes: 30 },
    ],
    totals: { ...NOTHING, notes: 2, minutes: 30 },
  }
  const { server } = await open(
    '/professional/analytics',
    answer(professional.analytics, figures),
    answer(professionalRows.read, {
      rows: [{ id: 4, title: 'Ideas', day: '2026-03-02' }],
      hasMore: false,
    }),
  )
  await expect.element(heading('Notes, sessions and lessons by week')).toBeVisible()
  await button('Notes written').click()
  await expect.element(dialog().getByText('Ideas')).toBeVisible()
  expect(server.sentTo(professionalRows.read)).toEqual([{ figure: 'notes', period: 'quarter' }])
  await expectSoundLook()
  await closeDialog()
  await button('4 weeks').click()
  await expectAddress('/professional/analytics?period=month')
  await expect.poll(() => server.sentTo(professional.analytics).at(-1)).toEqual({ period: 'month' })
  await expectSoundLook()
})

test('who is no professional cannot be shared with', { tags: ['PRO-18'] }, async () => {
  const message = 'There is no professional with the username “nobody-of-this-name”.'
  await open(
    '/professional/research?document=12',
    ...answerDocuments(makeDocument()),
    refuse(collaboration.shareDocument, 'invalid_input', message),
  )
  await button('Share').click()
  await dialog().getByRole('textbox', { name: 'Username' }).fill('nobody-of-this-name')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText(message)).toBeVisible()
})

test('references with the same DOI are told apart, sound everywhere', { tags: ['PRO-16'] }, async () => {
  const citation = {
    kind: 'article' as const,
    authors: [{ family: 'Murre', given: 'Jaap M. J.' }],
    year: 2015,
    journal: 'PLOS ONE',
    volume: '10',
    issue: '7',
    pages: '1-23',
    publisher: '',
    doi: '10.1371/journal.pone.0120644',
  }
  const card = { documentType: null, documentUrl: null, websiteUrl: null, isArchived: false, citation }
  const uploadedAt = '2026-03-02T08:00:00.000Z'
  await open(
    '/professional/references',
    answer(professional.references, [
      { id: 1, title: 'Backups that hold', uploadedAt, ...card },
      { id: 2, title: 'Backups once more', uploadedAt, ...card },
    ]),
  )
  await expect.element(heading('1 work may stand here twice')).toBeVisible()
  await expect.element(page.getByText('The same DOI:')).toBeVisible()
  await expectSoundLook()
})

test('a document is walked by keys into its comments, and asking leads into the talk about it', async () => {
  await open('/professional/research?document=12', ...answerDocuments(makeDocument()))
  await expect.element(page.getByRole('heading', { level: 2, name: 'Backups that hold' })).toHaveFocus()
  page.getByRole('tab', { name: 'Text' }).element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('textbox', { name: 'Your comment' })).toBeVisible()
  await expectSoundLook()
  await button('Ask about this document').click()
  await expect.element(page.getByText('About: Backups that hold', { exact: true })).toBeVisible()
  await expectAddress('/professional/chat?document=12')
})
