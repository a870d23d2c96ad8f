import type { DialogueState } from '../dialogue/dialogue-port.ts'
import { MISTAKES } from '../math/learner/mistakes.ts'
import { CARE_TEXTS, listSentences } from '../safety/care/care-texts.ts'
import { SENSITIVE_TEXTS } from '../safety/sensitive-words/sensitive-words.ts'
import { MATH_PHRASES } from './math/math-phrases.ts'
import { SMALL_TALK } from './small-talk/small-talk-phrases.ts'

/** Every fixed sentence of the tutor. The second wording is for the first two grades. */
const PHRASES = {
  helloAsk: ['What would you like to work on?', 'What do you want to learn?'],

  found: ['Here is what your material says:', 'I found this:'],
  onPage: ['This page says:', 'This page says:'],
  more: ['Here is more about it:', 'Here is more:'],
  otherWords: ['Maybe this puts it better:', 'Maybe this helps:'],
  example: ['Here is an example from your material:', 'Here is an example:'],
  noMore: ['That is all I found about it in your material.', 'That is all I found.'],
  notFound: ['I did not find an answer to this in your material.', 'I did not find this in your lessons.'],
  notFoundBusy: [
    'I could not search just now. Please ask me again in a moment.',
    'I could not look just now. Please ask again.',
  ],
  notTaught: ['I found no lesson on this.', 'I found no lesson on that.'],
  maybe: ['Maybe you mean one of these:', 'Maybe you mean this:'],
  nearest: ['These come closest:', 'Look here:'],
  rephrase: ['You can rephrase the question or name the topic.', 'Can you say it in other words?'],
  noTopic: ['What is it about? Name the topic, and I will look it up.', 'What is it about?'],

  dictionary: ['The dictionary says:', 'The dictionary says:'],
  unknownWord: [
    'I do not know this word. Check the spelling, or ask about the sentence it stands in.',
    'I do not know this word. Is it spelled right?',
  ],
  unfitWord: [
    'I do not explain this word. Ask a grown-up you trust.',
    'I do not explain this word. Ask a grown-up.',
  ],

  whichMaterial: [
    'What should it be about? Open a lesson or a note, or name a topic from your material.',
    'What should it be about? Open a lesson first.',
  ],
  nothingToUse: ['There is too little text here to make that from.', 'There is too little text here.'],
  cards: [
    'Here are your cards. Try to answer each one before you turn it.',
    'Here are your cards. Think first. Then turn the card.',
  ],
  summary: ['This is the heart of it, in the words of the text:', 'This is what it says:'],
  guide: ['Everything in this guide is quoted from your material.', 'This all comes from your lessons.'],

  next: ['This is what I would do next:', 'Do this next:'],
  nextUnknown: [
    'I do not know enough about you yet to say. Answer a few practice questions, then ask me again.',
    'Do some practice first. Then ask me again.',
  ],
  strong: ['This is what you can do well:', 'You are good at this:'],
  weak: ['This needs more practice:', 'Practice this more:'],
  progressUnknown: [
    'I do not know yet how you are doing. Answer a few practice questions first.',
    'I do not know yet. Do some practice first.',
  ],

  mathsStart: ['Let us work on this one:', 'Let us do this one:'],
  mathsNudge: ['Think about this first:', 'Think about this first:'],
  mathsHint: ['Here is a hint:', 'Here is a hint:'],
  mathsExample: ['Look at how a problem like yours is done:', 'Look how this one is done:'],
  mathsYourTurn: [
    'Now it is your turn: write me your answer or your next line.',
    'Now you try! Write me your answer.',
  ],
  mathsTryFirst: [
    'I show the whole way once you have tried. A wrong try counts too.',
    'You try first. It is fine to be wrong.',
  ],
  mathsSolution: ['Here is the way, step by step:', 'Here is the way:'],
  mathsVerified: ['Every step was checked.', 'Every step was checked.'],
  mathsRight: ['Yes, that is right. Well done!', 'Yes, that is right! Well done!'],
  mathsWhy: ['This is why:', 'This is why:'],
  mathsRightLine: ['This line is right. What comes next?', 'That is right so far. What comes next?'],
  mathsWrong: ['Not quite, but a good try.', 'Not quite. Good try!'],
  mathsLookAgain: ['Work it out once more, one step after the other.', 'Try it once more, step by step.'],
  mathsNotYet: ['Good that you try.', 'Good that you try!'],
  mathsPartly: [
    'That is one of the solutions. There is another one.',
    'That is one answer. There is one more.',
  ],
  mathsGoBack: ['Go on from here:', 'Go on from here:'],
  mathsNewProblem: [
    'If this is a new problem, write the word “solve” before it.',
    'Is it a new one? Write “solve” before it.',
  ],
  mathsCannotRead: [
    'I cannot read this line. Write a number or a calculation, such as 2x = 8.',
    'I cannot read this. Write a number.',
  ],
  mathsCannot: [
    'I cannot solve this one yet. Write it in symbols, such as 2x + 3 = 11, and I will try again.',
    'I cannot do this one yet. Write it with numbers, such as 3 + 4.',
  ],
  mathsBusy: ['This took too long. Please send it once more.', 'This took too long. Please ask again.'],
  mathsPractice: ['Here is a new one for you:', 'Here is a new one:'],
  mathsWhich: [
    'Which problem do you mean? Write it once more, please.',
    'Which one do you mean? Write it again, please.',
  ],

  questionNudge: [
    'Read the question once more, slowly. What does it ask for, and what do you know about it already?',
    'Read the question again. What do you need to find?',
  ],
  questionPassage: ['This part of your material may help:', 'This may help:'],
  questionKeep: [
    'I do not give the answer away while the question counts. Choose what you think is best: after that you will see why.',
    'I do not tell you the answer. You can do it! Choose one.',
  ],
  questionDone: [
    'I have no more hints for this one. Cross out what cannot be right, and decide between the rest.',
    'I have no more hints. Choose what you think is right.',
  ],
  questionEnter: [
    'Enter your answer on the page: it tells you at once whether it is right.',
    'Put your answer on the page. It tells you if it is right.',
  ],
  questionLater: [
    'This would say too much about the open question. Ask me again when you have answered it.',
    'I tell you later. First answer the question.',
  ],

  readingReadingComprehension: [
    'Good readers stop after each paragraph and say in one sentence what it was about.',
    'Stop after each part. Say what it was about.',
  ],
  readingVocabulary: [
    'For a hard word, read the sentence before and after it, guess what the word means, and put your guess in its place.',
    'Is a word hard? Read the whole sentence. Then guess.',
  ],
  readingMainIdea: [
    'For the main idea, ask what most of the sentences are about, and what the writer says about that.',
    'Ask: what is it mostly about?',
  ],
  readingInference: [
    'To infer is to put together what the text says and what you know. Find the sentence that makes you think so.',
    'What does the text tell you? What do you know? Put both together.',
  ],
  readingCharacterAnalysis: [
    'Look at what a character says, does and thinks, and at what others say about them. What does each tell you?',
    'Look at what the person says and does.',
  ],
  readingPlotStructure: [
    'Find the beginning, the problem, the turning point and how it is solved.',
    'What comes first? What comes next? How does it end?',
  ],
  readingLiteraryDevices: [
    'Look for comparisons, repeated words and pictures made of words, and ask what they make you feel.',
    'Look for words that paint a picture.',
  ],
} satisfies Record<string, readonly [string, string]>

export type PhraseId = keyof typeof PHRASES

export function phrase(
  id: PhraseId,
  grade: number | null,
  language: DialogueState['language'] = 'en',
): string {
  const other = language === 'en' ? undefined : OTHERS[language][id]
  return other ?? PHRASES[id][grade !== null && grade <= 2 ? 1 : 0]
}

const OTHERS: Record<
  Exclude<DialogueState['language'], 'en'>,
  Partial<Record<PhraseId, string>>
> = MATH_PHRASES

/** Whether one of the wordings of a phrase stands in what was said. Quotes are not the tutor's words. */
export function wasSaid(id: PhraseId, content: string): boolean {
  const own = content.replace(/^>.*$/gm, '')
  const others = Object.values(OTHERS).flatMap((phrases) => phrases[id] ?? [])
  return [...PHRASES[id], ...others].some((wording) => own.includes(wording))
}

/** What can be tapped instead of typed. */
export const SUGGESTIONS = {
  hint: 'Give me a hint',
  example: 'Show me an example',
  why: 'Explain more',
  cards: 'Make flashcards of this',
  summary: 'Summarize this',
  next: 'What should I learn next?',
  practice: 'Give me another one like it',
  solution: 'Show me the solution',
} as const

/** Whatever may be said without a source: the tutor's own sentences, those of care, and what the math engine explains. */
export const FIXED_TEXTS: readonly string[] = [
  ...Object.values(PHRASES).flat(),
  ...Object.values(SMALL_TALK).flatMap(({ all, young }) => [...all, ...young]),
  ...Object.values(CARE_TEXTS).flatMap(listSentences),
  ...Object.values(MISTAKES),
  ...SENSITIVE_TEXTS,
  ...Object.values(MATH_PHRASES).flatMap((phrases) => Object.values(phrases)),
]
