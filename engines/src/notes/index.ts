export { draftCards } from './draft-cards.ts'
export { listWords, markWords, takeSnippet } from './find-words.ts'
export { nameFile, writeMarkdown } from './write-markdown.ts'
