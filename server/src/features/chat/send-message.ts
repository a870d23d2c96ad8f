import type { chat } from '#contract/study/chat.ts'
import { type Agent, chooseAgents, choosePurpose, completePreferences } from '#engines/agents/index.ts'
import type { ChatEngineReply, ChatTask } from '#tutor/chat/chat-port.ts'
import { writeSearchQuery } from '#tutor/chat/search-query.ts'
import type { DialogueState } from '#tutor/dialogue/dialogue-port.ts'
import { TutorUnavailable } from '#tutor/port.ts'
import { staysInside } from '../../domain/guardian/stays-inside.ts'
import { type Care, careAfterwards, noticeCare } from '../../domain/safety/find-care.ts'
import { readStudySettings } from '../../domain/study-settings.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { selectSession, selectTurns } from './chat.queries.ts'
import { keepExchange } from './keep-exchange.ts'
import { readLearnerState } from './learner-state.ts'
import { createDialogueLibrary, createSearch, toChatPassage } from './library/create-library.ts'
import { isSocratic, readLimits, refuseOverDay, spendMinute } from './limits.ts'
import { nameQuestion, type Opened, openCopied, openPage } from './open-page.ts'

type Turn = Awaited<ReturnType<typeof selectTurns>>[number]
/** What of a request it takes to answer a message. */
type ChatContext = Deps & Pick<CallerContext, 'caller' | 'transact' | 'emit' | 'signal'>
type SendMessageInput = Received<typeof chat.send>

const MOST_TURNS = 12
/** A copied question is still meant when the learner goes on with "and the answer?". */
const MEANT_FOR = 2

/** Loads what the tutor needs, lets it answer, and keeps both the message and the reply, or neither. */
export async function sendMessage(context: ChatContext, sent: SendMessageInput) {
  const { db, caller, now } = context
  const { user } = caller
  const at = now()
  const session = sent.sessionId
    ? foundOr404(await selectSession(db, user.id, sent.sessionId), 'sessionNotFound')
    : null
  if (session?.isArchived) throw new AppError('conflict', 'sessionArchived')
  const tooFast = await spendMinute(context, user)
  const [noticed, limits] = await Promise.all([
    noticeCare(context, sent.message, user),
    readLimits(context, user),
  ])
  // Nobody who needs a person is sent away for a number.
  if (!noticed?.replaces) {
    if (tooFast) throw tooFast
    refuseOverDay(limits)
  }

  // Whatever else is open: a session about a document stays with it.
  const page = session?.documentId
    ? { kind: 'document' as const, id: session.documentId }
    : (sent.context?.page ?? null)
  const opened = page ? await openPage(context, user, page) : null
  const subject = sent.subject || session?.subject || sent.context?.subject || opened?.subject || null
  const thread = { sessionId: session?.id ?? null, subject }

  const turns = await selectTurns(db, user.id, thread, MOST_TURNS)
  const care = noticed ?? careAfterwards(sent.message, turns, user)
  const asked = (await openCopied(context, user, [sent.message, ...lastAsked(turns)])) ?? opened
  const { task, agents } = await prepareTask(context, sent, asked, { turns, subject })
  const reply = await answer(context, task, care)
  if (context.signal.aborted && isEmpty(reply)) throw new AppError('conflict', 'tutorStopped')
  return keepExchange(context, { at, sent, thread, opened: asked, agents, reply, care })
}

/** Stopped before its first word: there is nothing to keep, and the question is still with whoever asked it. */
const isEmpty = ({ content, flashcards }: ChatEngineReply): boolean =>
  content.trim() === '' && flashcards.length === 0

/** Where the conversation stood after the last reply that says so: one with care alone does not. */
export function readState(turns: Turn[]): DialogueState | null {
  const state = turns.findLast(({ dialogue }) => dialogue !== null)?.dialogue as DialogueState | undefined
  return state?.version === 1 ? state : null
}

const lastAsked = (turns: Turn[]) =>
  turns
    .filter(({ role }) => role === 'user')
    .slice(-MEANT_FOR)
    .map(({ content }) => content)

/** Care comes first, and alone where the rest would be out of place. */
async function answer(context: ChatContext, task: ChatTask, care: Care | null): Promise<ChatEngineReply> {
  const say = (text: string) => context.emit('piece', { text })
  if (care) say(`${care.sentences.join(' ')}\n\n`)
  if (care?.replaces) return replyWithCare(care)
  const reply = await ask(context, task, say)
  return care ? beginWithCare(care, reply) : reply
}

async function prepareTask(
  context: ChatContext,
  sent: SendMessageInput,
  opened: Opened | null,
  { turns, subject }: { turns: Turn[]; subject: string | null },
): Promise<{ task: ChatTask; agents: Agent[] }> {
  const { user } = context.caller
  const { readingSpecialization, ...sentPreferences } = sent.agentPreferences ?? {}
  const preferences = completePreferences(sentPreferences)
  const purpose = choosePurpose(sent.message, sent.messageType, preferences)
  const search = createSearch(context, user, opened)
  const [learner, settings, { question, passages }, library] = await Promise.all([
    readLearnerState(context, user, { wantsNextSteps: purpose === 'adaptive_learning' }),
    readStudySettings(context.db, user.id),
    search(writeSearchQuery({ message: sent.message, turns })),
    createDialogueLibrary(context, user, opened),
  ])
  const { agents } = chooseAgents({
    purpose,
    preferences,
    hasWeakAreas: learner.weakSkills.length > 0,
    isTeacher: user.isTeacher,
  })
  const task: ChatTask = {
    message: sent.message,
    turns: turns.map(({ role, content, about }) => ({
      role,
      content,
      isAboutOther: about !== null && about !== nameQuestion(opened),
    })),
    messageType: sent.messageType,
    reader: {
      grade: sent.context?.grade ?? (user.role === 'student' ? user.grade : null),
      expertiseLevel: null,
      language: user.languagePreference,
      firstName: user.firstName,
      role: user.role,
      staysInside: await staysInside(context, user.id),
    },
    subject,
    page: opened?.page ?? null,
    passages: passages.map(toChatPassage),
    search: async (wanted) => (await search(wanted)).passages.map(toChatPassage),
    stems: question.stems,
    learner,
    agents,
    preferredAgents: preferences.preferredAgents,
    isCollaborating: preferences.enableCollaboration,
    isAdaptive: preferences.adaptiveMode,
    dialogue: { state: readState(turns), library },
    isSocratic: isSocratic(user),
    explanationStyle: settings.explanation_style,
    readingFocus: toFocus(readingSpecialization),
  }
  return { task, agents }
}

function toFocus(sent: boolean | string[] | undefined): string[] | null {
  if (sent === undefined || sent === false) return null
  return sent === true ? [] : sent
}

async function ask({ tutor, emit, signal }: ChatContext, task: ChatTask, say: (text: string) => void) {
  try {
    return await tutor.chat(task, say, signal, () => emit('restart', {}))
  } catch (error) {
    throw error instanceof TutorUnavailable ? new AppError('unavailable', 'tutorFailed') : error
  }
}

const toSegments = (sentences: string[]) => sentences.map((text) => ({ kind: 'phrase' as const, text }))

function replyWithCare({ sentences }: Care): ChatEngineReply {
  return {
    engine: 'embedded',
    messageType: 'text',
    content: sentences.join(' '),
    segments: toSegments(sentences),
    sources: [],
    flashcards: [],
    title: null,
    followUps: [],
    isAnswered: true,
    help: 'none',
  }
}

function beginWithCare({ sentences }: Care, reply: ChatEngineReply): ChatEngineReply {
  return {
    ...reply,
    content: `${sentences.join(' ')}\n\n${reply.content}`,
    segments: [...toSegments(sentences), ...reply.segments],
  }
}
