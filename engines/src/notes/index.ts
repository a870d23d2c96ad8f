export { type CardDraft, draftCards } from './draft-cards.ts'
export { listWords, type Mark, markWords, type Snippet, takeSnippet } from './find-words.ts'
export { type NoteToWrite, nameFile, writeMarkdown } from './write-markdown.ts'
