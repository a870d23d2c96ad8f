import { and, type SQL, sql } from 'drizzle-orm'
import type { FamilyReading } from '#contract/families/family-rights.ts'
import { aiChatSessions, chatMessages } from '../../db/schema/study/chat.ts'
import { listOwnTables, type OwnTable } from '../export/own-tables.ts'

/** What the school has not opened for guardians. */
const OPENED_BY: Readonly<Record<string, keyof FamilyReading>> = {
  ai_chat_sessions: 'chats',
  chat_messages: 'chats',
  tutor_memory: 'chats',
  user_notes: 'notes',
}

/** Never in the file of a guardian, each with its reason. The school hands it out after somebody has looked. */
const NOT_FOR_FAMILIES: Readonly<Record<string, string>> = {
  agent_feedback: 'what the student thought of answers in chats',
  contact_messages: 'what the student wrote to the school in confidence',
  guardian_agreements: 'names and addresses of other guardians',
  guardian_requests: 'names and addresses of other guardians',
  inbox_entries: 'what the school answered in confidence',
  sessions: 'addresses tell where somebody is',
  support_tickets: 'what the student wrote to the school in confidence',
}

/** A chat in which the tutor answered with care may be about somebody at home. */
export const isWithoutWorry = (): SQL =>
  sql`not exists (select 1 from ${chatMessages} care where care.user_id = ${chatMessages.userId}
    and care.session_id is not distinct from ${chatMessages.sessionId} and care.metadata ->> 'isCare' = 'true')`

const isSessionWithoutWorry = (): SQL =>
  sql`not exists (select 1 from ${chatMessages} care where care.user_id = ${aiChatSessions.userId}
    and care.session_id = ${aiChatSessions.id} and care.metadata ->> 'isCare' = 'true')`

const ONLY: Readonly<Record<string, () => SQL>> = {
  ai_chat_sessions: isSessionWithoutWorry,
  chat_messages: isWithoutWorry,
}

/** The tables of a learner's own export that a guardian is given, and the names of those that are not. */
export function listTablesForFamily(reading: FamilyReading): { tables: OwnTable[]; leftOut: string[] } {
  const all = listOwnTables()
  const isGiven = ({ name }: OwnTable) => {
    const kind = OPENED_BY[name]
    return kind === undefined ? !(name in NOT_FOR_FAMILIES) : reading[kind]
  }
  return {
    tables: all.filter(isGiven).map((table) => {
      const only = ONLY[table.name]
      return only ? { ...table, isOwn: (db, userId) => and(table.isOwn(db, userId), only()) } : table
    }),
    leftOut: all.filter((table) => !isGiven(table)).map(({ name }) => name),
  }
}
