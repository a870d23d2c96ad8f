/** What is said in passing. Each has some wordings for all and some for the first two grades; the day chooses. */
type Wordings = { all: readonly string[]; young: readonly string[] }

export const SMALL_TALK = {
  hello: {
    all: [
      'Hello! What would you like to work on?',
      'Hi there! What are you curious about today?',
      'Hello! Ask me about a lesson, a word or a maths problem.',
    ],
    young: ['Hello! What do you want to learn?', 'Hi! What shall we look at?'],
  },
  thanks: {
    all: [
      'You are welcome. Is there anything else you want to know?',
      'Gladly! Come back whenever you are stuck.',
      'You are welcome. You did the thinking.',
    ],
    young: ['You are welcome!', 'I like to help!'],
  },
  bye: {
    all: [
      'See you soon!',
      'Bye! A little practice tomorrow will keep it fresh.',
      'Goodbye, and well done for today.',
    ],
    young: ['Bye! See you soon!', 'Bye! Have a nice day!'],
  },
  identity: {
    all: [
      'I am the tutor here: a computer program, not a person. I answer from your lessons, notes and guides, and I show where each sentence comes from. When I do not know something, I say so.',
    ],
    young: ['I am a computer helper. I am not a person. I look into your lessons for you.'],
  },
  maker: {
    all: [
      'People wrote me: I am a computer program that is part of Trellis. What I quote was written by the people who made your lessons.',
    ],
    young: ['People made me. I am a computer program.'],
  },
  age: {
    all: ['I am a computer program, so I have no birthday and no age.'],
    young: ['I am a computer. I have no birthday.'],
  },
  abilities: {
    all: [
      'I can answer questions from your lessons, notes and guides, and show where it stands. I can explain words, solve and check maths step by step, and make flashcards, summaries and study guides. I can also tell you what to learn next.',
    ],
    young: [
      'I can look into your lessons. I can help with maths. I can tell you what a word means. Just ask me!',
    ],
  },
  favorite: {
    all: [
      'That is kind of you to ask. I am a computer program, so I like and dislike nothing, but I am good at looking things up.',
      'I am a computer program and cannot feel that, but I am here whenever you want to learn something.',
    ],
    young: ['I am a computer. I can not like things. But I can help you!'],
  },
  feelings: {
    all: [
      'I am a computer program, so I am always ready to work. How are you getting on?',
      'All my circuits are fine, thank you for asking. What shall we look at?',
    ],
    young: ['I am a computer. I am always ready!', 'I am fine! What shall we do?'],
  },
  loss: {
    all: [
      'I am so sorry. It is all right to be sad when you lose somebody you love. Talking about them helps: tell somebody in your family, a friend or a teacher how you feel. School can wait a moment, and I am here when you want to go on.',
      'I am very sorry to hear that. Missing somebody shows how much you cared. Please do not stay alone with it: talk to somebody who knows you, and take the time you need.',
    ],
    young: [
      'I am so sorry. It is all right to be sad. Tell somebody in your family how you feel. A hug helps.',
    ],
  },
  stressed: {
    all: [
      'That sounds like a lot. Take a slow breath, then pick one small piece: which question comes first? Write it here, and we start with that one only.',
      'Too much at once feels heavy for everybody. Write down what has to be done, cross out what can wait, and give the first thing ten minutes. Which one is it?',
      'Being nervous means that it matters to you. One small step helps more than worrying: tell me one thing you are not sure about. And if it stays too much, tell your teacher or somebody at home.',
    ],
    young: ['That is a lot! Take a big breath. Which one is first? Let us do just that one.'],
  },
  bored: {
    all: [
      'Boredom often means that something is too easy or too far away. Shall we try something harder, or something new?',
      'Then let us look for something odd: ask me a “why” about anything you saw today.',
    ],
    young: ['Let us find some fun! Ask me a “why”.', 'Shall we do something new?'],
  },
  hate: {
    all: [
      'Many people feel that way about a subject, often because one step along the way got lost. Which part bothers you most? We can look at just that.',
      'That is honest. Let us make it short: one small question, ten minutes, and then you are done.',
    ],
    young: ['Some things are hard to like. Let us do one small bit. Which one?'],
  },
  tired: {
    all: [
      'Then take a break: drink something, move a little, look out of the window. A rested head learns faster, and your place here is kept.',
      'Tired heads learn slowly. Stop here if you can, and sleep on it: memory sorts things out at night.',
    ],
    young: ['Then rest a bit. Drink some water. I wait for you.'],
  },
  sad: {
    all: [
      'I am sorry that today is hard. I am a computer program, so a person can help you better: tell somebody you trust how you feel. If you like, we can do something small together.',
    ],
    young: ['I am sorry. Tell a grown-up you like how you feel. They can help.'],
  },
  glad: {
    all: ['That is great to hear! What comes next?', 'Well done! Enjoy it.'],
    young: ['Hooray! Well done!'],
  },
  homework: {
    all: [
      'I do not do it for you, because then I would be the one who learns. I go through it with you: send me the first question, and what you have so far.',
    ],
    young: ['I can not do it for you. But I can help! What is the first one?'],
  },
  sorry: {
    all: ['I am sorry that I was no help. Tell me what you are stuck on, and I will try again.'],
    young: ['I am sorry. Tell me again, and I will try.'],
  },
  cheer: {
    all: [
      'Hard things take time, and being stuck is part of learning. Let us take one small step.',
      'You cannot do it yet: “yet” is the important word. Show me where it stops making sense.',
    ],
    young: ['That is all right. We go one small step at a time.'],
  },
  joke: {
    all: [
      'Why was the maths book sad? It had too many problems.',
      'Why did the student eat the homework? The teacher said it was a piece of cake.',
      'What is the king of all school supplies? The ruler.',
      'Why is six afraid of seven? Because seven ate nine.',
      'What do you call a dinosaur with a large vocabulary? A thesaurus.',
      'Why did the music teacher need a ladder? To reach the high notes.',
      'What did the zero say to the eight? Nice belt!',
      'Why can you never trust atoms? They make up everything.',
      'How do you make seven even? You take away the s.',
      'Why did the teacher wear sunglasses? Because the pupils were so bright.',
      'What did one wall say to the other? I will meet you at the corner.',
      'Why did the triangle always win? It had all the right points.',
      'What is a snake’s favorite subject? Hissstory.',
      'Where do pencils go on vacation? To Pencil-vania.',
      'Why was the geography lesson so long? It covered the whole world.',
      'What did the volcano say to its friend? I lava you.',
      'Why did the computer go to school? It wanted to improve its memory.',
      'What do you get when you cross a teacher and a clock? Somebody who always has time for a question.',
      'Why did the comma leave the sentence? It needed a pause.',
      'How does the moon cut its hair? Eclipse it.',
    ],
    young: [
      'Why is six afraid of seven? Because seven ate nine.',
      'What did the zero say to the eight? Nice belt!',
      'Where do pencils go on vacation? To Pencil-vania.',
      'What did one wall say to the other? I will meet you at the corner.',
    ],
  },
  afterJoke: {
    all: ['And now back to work: what are you learning about?', 'So, where were we?'],
    young: ['And now, what shall we learn?'],
  },
} as const satisfies Record<string, Wordings>

export type SmallTalk = Exclude<keyof typeof SMALL_TALK, 'afterJoke'>

/** The wording of a day; within a conversation the next one comes up that was not said lately. */
export function phraseSmallTalk(
  about: keyof typeof SMALL_TALK,
  grade: number | null,
  turn: number,
  said: readonly string[],
): string {
  const { all, young } = SMALL_TALK[about] as Wordings
  const wordings = grade !== null && grade <= 2 ? young : all
  const start = turn % wordings.length
  const inTurn = [...wordings.slice(start), ...wordings.slice(0, start)]
  const isNew = (wording: string) => !said.some((content) => content.includes(wording))
  return inTurn.find(isNew) ?? inTurn[0] ?? ''
}
