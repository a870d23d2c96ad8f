import * as Icons from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ChatMessage, ChatMetadata, ChatSource } from '#contract/study/chat.ts'
import { Markdown } from '../../markdown/markdown.tsx'
import { AddressLink } from '../../navigation/address-link.tsx'
import { useOwnWords } from '../own-words.ts'
import { citeSources, pointAtQuotes, splitContacts } from './reply-text.ts'
import { ReplyTools } from './reply-tools.tsx'

/** Question and answer of every card, to be read before they are saved. */
function CardsPreview({ cards }: { cards: readonly { front: string; back: string }[] }) {
  const { t } = useTranslation('chat')
  return (
    <ol aria-label={t('cards.list', { count: cards.length })} className="flex flex-col gap-2">
      {cards.map(({ front, back }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike, and none changes its place
          key={place}
          className="wrap-anywhere rounded-control border border-border bg-surface px-3 py-2"
        >
          <p className="font-medium">
            <Markdown text={front} as="line" />
          </p>
          <p className="text-muted">
            <Markdown text={back} as="line" />
          </p>
        </li>
      ))}
    </ol>
  )
}

const ICONS = {
  lesson: Icons.BookOpen,
  curriculumDocument: Icons.GraduationCap,
  note: Icons.NotebookPen,
  studyGuide: Icons.ScrollText,
  document: Icons.FileText,
}

/** Where an answer comes from; each leads to its passage. */
function SourceList({ sources }: { sources: readonly ChatSource[] }) {
  const { t } = useTranslation('chat')
  return (
    <ol aria-label={t('sources.list')} className="flex flex-col">
      {sources.map(({ kind, title, path }, place) => {
        const Icon = ICONS[kind]
        return (
          <li key={`${kind}:${path}`}>
            <AddressLink
              address={path}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control text-brand-ink underline underline-offset-4 hover:decoration-2"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="wrap-anywhere min-w-0">
                {t('sources.one', { number: place + 1, title, kind: t(`sources.${kind}`) })}
              </span>
            </AddressLink>
          </li>
        )
      })}
    </ol>
  )
}

type ReplyProps = { message: ChatMessage; user: User; canAskNext: boolean; onAsk: (question: string) => void }

/** An answer of the tutor with where it comes from and what can be done with it. */
export function Reply({ message, user, canAskNext, onAsk }: ReplyProps) {
  const { t } = useTranslation('chat')
  const text = useRef<HTMLDivElement>(null)
  const { metadata } = message
  const sources = pointAtQuotes(message.content, message.sources)
  const rephrase = useOwnWords()?.rephrase
  if (metadata?.isCare) return <CaringReply message={message} />
  if (metadata?.isStopped && message.content.trim() === '')
    return <p className="min-h-9 content-center text-muted">{t('thread.stoppedAtOnce')}</p>
  return (
    <>
      <div ref={text} className="flex flex-col gap-3">
        {message.messageType === 'study_guide' && metadata?.title && (
          <p className="font-heading font-semibold text-lg">{metadata.title}</p>
        )}
        {message.content.trim() !== '' ? (
          <Markdown text={citeSources(message.content, sources)} undrawn={message.content} headingsFrom={4} />
        ) : (
          rephrase && <p>{rephrase}</p>
        )}
        {metadata?.flashcards && metadata.flashcards.length > 0 && (
          <CardsPreview cards={metadata.flashcards} />
        )}
      </div>
      {metadata?.isStopped && <p className="text-muted">{t('thread.stopped')}</p>}
      {metadata?.unsupported && metadata.unsupported.length > 0 && (
        <Unsupported sentences={metadata.unsupported} />
      )}
      {sources.length > 0 && <SourceList sources={sources} />}
      <EngineLabel message={message} />
      <ReplyTools message={message} user={user} text={text} />
      {canAskNext && metadata && <FollowUps metadata={metadata} onAsk={onAsk} />}
    </>
  )
}

/** Calm and clear: no thumbs, no cards, nothing to do but to read and to turn to somebody. */
function CaringReply({ message }: { message: ChatMessage }) {
  return (
    <div className="flex gap-3 rounded-card border border-info bg-info-soft p-4 text-info-ink">
      <Icons.HeartHandshake aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="wrap-anywhere flex min-w-0 flex-1 flex-col gap-2 text-lg text-text">
        {message.content.split(/(?<=[.!?。！？])\s+/).map((sentence) => (
          <p key={sentence}>
            <WithContacts text={sentence} />
          </p>
        ))}
      </div>
    </div>
  )
}

function WithContacts({ text: sentence }: { text: string }) {
  return splitContacts(sentence).map(({ text, href }, place) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and none change places
        key={place}
        href={href}
        className="font-semibold text-brand-ink underline underline-offset-4"
      >
        {text}
      </a>
    ) : (
      text
    ),
  )
}

/** A language model may say what none of the passages says. */
function Unsupported({ sentences }: { sentences: readonly string[] }) {
  const { t } = useTranslation('chat')
  return (
    <div className="flex gap-2 rounded-control bg-warning-soft p-3 text-warning-ink">
      <Icons.TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-medium">{t('reply.unsupported', { count: sentences.length })}</p>
        <ul className="list-disc ps-5">
          {sentences.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function FollowUps({ metadata, onAsk }: { metadata: ChatMetadata; onAsk: (question: string) => void }) {
  const { t } = useTranslation('chat')
  if (metadata.followUps.length === 0) return null
  return <Suggestions label={t('reply.followUps')} questions={metadata.followUps} onAsk={onAsk} />
}

type SuggestionsProps = { label: string; questions: readonly string[]; onAsk: (question: string) => void }

/** Questions that are asked by a tap. */
export function Suggestions({ label, questions, onAsk }: SuggestionsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question} className="max-w-full">
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="wrap-anywhere min-h-11 rounded-control border border-brand-edge bg-surface px-3 py-1.5 text-start text-brand-ink hover:bg-brand-soft"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Says plainly who answered, so that nobody takes a guess for a quotation. */
function EngineLabel({ message: { metadata, sources } }: { message: ChatMessage }) {
  const { t } = useTranslation('chat')
  if (!metadata) return null
  const isWritten = metadata.engine === 'llm'
  const isQuoted = !isWritten && metadata.isAnswered && sources.length > 0
  const Icon = isWritten ? Icons.Bot : isQuoted ? Icons.BookCheck : Icons.CircleHelp
  const words = isWritten
    ? t('engine.model')
    : isQuoted
      ? t('engine.material')
      : metadata.isAnswered
        ? t('engine.embedded')
        : t('engine.nothing')
  return (
    <p className="flex items-start gap-1.5 text-muted">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        {words}
        {metadata.fallback && ` ${t(`fallback.${metadata.fallback}`)}`}
      </span>
    </p>
  )
}
