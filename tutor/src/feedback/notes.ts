import type { NoteArea } from './feedback-port.ts'

export type Found = { start: number; end: number; code: NoteCode }

/** What each note says. */
export const NOTES = {
  tooShort: ['structure', 'This is very short. Can you say why, or give an example?'],
  offQuestion: ['structure', 'Read the question once more: does this answer it?'],
  openingOffTopic: ['structure', 'Tell the reader here what your text is about. Use words of the question.'],
  oneParagraph: ['structure', 'This is one long paragraph. Where does a new idea begin?'],
  longParagraph: ['structure', 'This paragraph is long. Does it hold more than one idea?'],
  thinParagraph: ['structure', 'This paragraph has one sentence. What else belongs to this idea?'],
  noEnding: ['structure', 'Your text stops here. Come back to your main idea in a last sentence.'],
  claimAlone: ['evidence', 'How do you know? Add a reason, an example or a place in the text.'],
  takenForGranted: ['evidence', 'Not every reader knows this. Show it instead.'],
  quotationNotFound: ['evidence', 'These words are not in the text like this. Check your quotation.'],
  longSentence: ['sentence', 'This sentence is long. Read it aloud: where do you take a breath?'],
  chained: ['sentence', 'Many ideas are chained together here. Which of them can be a sentence of its own?'],
  noCapital: ['sentence', 'A sentence begins with a capital letter.'],
  noEndMark: ['sentence', 'Which mark ends this sentence?'],
  twice: ['sentence', 'This word is here twice.'],
  smallI: ['sentence', 'When you mean yourself, write a capital I.'],
  sameBeginning: [
    'sentence',
    'Three sentences in a row begin with the same word. Can one begin in another way?',
  ],
  spelling: ['spelling', 'Check the spelling of this word.'],
} as const satisfies Record<string, readonly [NoteArea, string]>
type NoteCode = keyof typeof NOTES
