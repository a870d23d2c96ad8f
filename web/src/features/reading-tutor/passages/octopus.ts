import type { PracticeText } from './passage.ts'

/** The factual text: the same animal, explained for three ages. */
export const OCTOPUS: PracticeText = {
  id: 'factual',
  title: 'The Animal That Can Vanish',
  versions: [
    {
      upToGrade: 2,
      paragraphs: [
        'An octopus lives in the sea. It has a soft body and eight arms. It has three hearts! It has no bones at all.',
        'Each arm has many suckers. Suckers are like little cups that stick to things. The octopus can hold a crab with them. It can also taste with them.',
        'Many fish, seals and birds like to eat an octopus. So the octopus hides. It can change the color of its skin in one second. On sand it looks like sand. On a rock it looks like a rock. Then nobody can see it.',
        'What if a shark comes close? The octopus has one more trick. It squirts dark ink into the water. The shark can not see. The octopus swims away fast.',
        'An octopus has no bones, so it can slip into a very small hole. A big octopus can slip into a bottle! In the hole it is safe. There it rests until it is hungry again.',
      ],
      questions: [
        {
          focus: 'Reading Comprehension',
          question: 'How many hearts does an octopus have?',
          answer: 'Three.',
          why: 'Look at the first part. It tells what the body of an octopus is like.',
          evidence: 'It has three hearts!',
        },
        {
          focus: 'Vocabulary',
          question: 'What are suckers?',
          answer: 'Little cups on the arms that stick to things.',
          why: 'The text explains the word in the next sentence.',
          evidence: 'Suckers are like little cups that stick to things.',
        },
        {
          focus: 'Main Idea',
          question: 'What is this text mostly about?',
          answer: 'How an octopus keeps itself safe.',
          why: 'Most parts tell about a trick: changing color, ink, and slipping into a hole.',
          evidence: 'So the octopus hides.',
        },
        {
          focus: 'Inference',
          question: 'Could a cat slip into a bottle like an octopus? Why not?',
          answer: 'No. A cat has bones, and bones can not be pressed together.',
          why: 'The text says that the octopus can do it because it has no bones. A cat has bones.',
          evidence: 'An octopus has no bones, so it can slip into a very small hole.',
        },
        {
          focus: 'Plot Structure',
          question: 'What comes first when a shark is near: the ink or swimming away?',
          answer: 'The ink comes first. Then the octopus swims away.',
          why: 'The sentences tell it in this order.',
          evidence: 'It squirts dark ink into the water.',
        },
        {
          focus: 'Literary Devices',
          question: 'The text says that suckers are “like little cups”. Why does it say so?',
          answer: 'So that we can picture them. We know cups, but maybe not suckers.',
          why: 'The word “like” shows that two things are compared. This is called a simile.',
          evidence: 'Suckers are like little cups',
        },
      ],
    },
    {
      upToGrade: 6,
      paragraphs: [
        'Imagine a soft animal without shell, spines or claws, in a sea full of hungry mouths. It sounds like an easy meal. Yet the octopus has lived in the oceans for hundreds of millions of years, because it is a master of not being seen.',
        'Its skin is covered with thousands of tiny bags of color, called chromatophores. A ring of muscles surrounds each bag. When the muscles pull, the bag opens and a dot of yellow, red or brown appears. When they relax, the dot shrinks. By opening some bags and closing others, an octopus can match sand, seaweed or coral in less than a second. It can even raise little bumps on its skin, so that it feels as rough as it looks.',
        'When hiding does not help, the octopus has a second plan. It squirts a cloud of dark ink, mixed with slime, into the water. The cloud blocks the view of the attacker and dulls its sense of smell. While a seal snaps at the cloud, the octopus shoots backward by pressing water through a tube called the siphon.',
        'Its body helps, too. An octopus has no bones. The only hard part is a beak, like that of a parrot, which it uses to crack crabs. Wherever the beak fits through, the whole animal can follow. An octopus that weighs as much as a ten-year-old child can squeeze through a hole the size of a lemon.',
        'All of this needs a lot of control. About two thirds of its nerve cells are not in its head but in its eight arms. Each arm can taste, grip and explore almost by itself. Scientists in aquariums have learned to be careful: more than one octopus has opened its tank at night, eaten the fish next door and returned before morning.',
      ],
      questions: [
        {
          focus: 'Reading Comprehension',
          question: 'How does an octopus make a dot of color appear on its skin?',
          answer: 'Muscles around a bag of color pull, and the bag opens.',
          why: 'The second paragraph explains it step by step.',
          evidence: 'When the muscles pull, the bag opens and a dot of yellow, red or brown appears.',
        },
        {
          focus: 'Vocabulary',
          question: 'What does “dulls” mean in “dulls its sense of smell”?',
          answer: 'Makes it weaker.',
          why: 'The cloud helps the octopus to get away: the attacker can neither see well nor smell well.',
          evidence: 'The cloud blocks the view of the attacker and dulls its sense of smell.',
        },
        {
          focus: 'Main Idea',
          question: 'Which sentence of the first paragraph says what the whole text is about?',
          answer:
            '“Yet the octopus has lived in the oceans for hundreds of millions of years, because it is a master of not being seen.”',
          why: 'Each later paragraph gives one reason why the octopus survives.',
          evidence: 'it is a master of not being seen',
        },
        {
          focus: 'Inference',
          question:
            'Why would a snail with a large shell not be able to do what an octopus does at a small hole?',
          answer: 'Its hard shell could not be squeezed; hard parts decide what fits through.',
          why: 'The text says that the animal can follow wherever its only hard part fits.',
          evidence: 'Wherever the beak fits through, the whole animal can follow.',
        },
        {
          focus: 'Plot Structure',
          question: 'How is the text built? What is the job of the third paragraph?',
          answer:
            'It goes from the first way of staying safe to the next. The third paragraph tells the second plan: ink and escape.',
          why: 'The words “When hiding does not help” and “a second plan” show the order.',
          evidence: 'When hiding does not help, the octopus has a second plan.',
        },
        {
          focus: 'Literary Devices',
          question: 'Why does the author end with the octopus that eats the fish next door?',
          answer:
            'It is an anecdote: a short true story that surprises, makes us smile and shows how clever the animal is.',
          why: 'It is the only place where one animal and one night are told about, right after the facts about control.',
          evidence: 'more than one octopus has opened its tank at night',
        },
      ],
    },
    {
      upToGrade: 12,
      paragraphs: [
        'Evolution rarely hands out protection for free. Snails pay for their shells with slowness, sea urchins for their spines with clumsiness. The ancestors of the octopus took the opposite bargain: they abandoned the shell, and with it every passive defense, in exchange for speed, reach and a body that can pour itself through a crack. What they lost in armor they had to make up for in information.',
        'The most conspicuous result is the skin. Beneath its surface lie several thousand chromatophores, elastic sacs of pigment, each encircled by muscles that answer directly to nerves. Contracting the muscles stretches a sac into a visible disk; relaxing them lets it collapse. Because no hormone has to travel through the blood, an octopus can replace one pattern by another in a fraction of a second. Deeper cells reflect whatever light the surroundings supply, and small muscular folds raise the texture of algae or stone.',
        'Curiously, the artist is probably color-blind. Octopus eyes contain a single type of light receptor, where humans have three. How an animal matches colors that it cannot distinguish remains disputed. One hypothesis holds that the oddly shaped student splits light like a prism, so that colors come into focus at different distances; another points to light-sensitive proteins found in the skin itself. Neither has yet been confirmed in a living animal.',
        'The nervous system is no less unusual. Of roughly five hundred million neurons, about two thirds lie outside the brain, in the arms. A severed arm continues to recoil from a pinch for some time, which suggests that the arm does not merely execute orders. It may be more accurate to think of the brain as setting goals and of the arms as negotiating the details.',
        'Such flexibility has a price. Most species live only one or two years, and the mother dies soon after her eggs hatch. Whatever an octopus learns, it learns alone, and it passes nothing on. That so much intelligence should be built for so short a life is perhaps the strangest camouflage of all.',
      ],
      questions: [
        {
          focus: 'Reading Comprehension',
          question: 'Why can an octopus change its pattern so quickly?',
          answer:
            'Nerves control the muscles around each sac directly; no hormone has to travel through the blood.',
          why: 'The second paragraph gives the cause in a clause that begins with “because”.',
          evidence: 'Because no hormone has to travel through the blood',
        },
        {
          focus: 'Vocabulary',
          question: 'What does “conspicuous” mean in “the most conspicuous result is the skin”?',
          answer: 'Easy to notice, striking.',
          why: 'It introduces the most visible feature. The irony is that this skin serves not to be noticed.',
          evidence: 'The most conspicuous result is the skin.',
        },
        {
          focus: 'Main Idea',
          question: 'State the main idea of the text in one sentence.',
          answer:
            'Without a shell, the octopus survives by information: skin and nerves that react faster than those of almost any other animal.',
          why: 'The last sentence of the first paragraph announces it, and the next three paragraphs give the parts of it.',
          evidence: 'What they lost in armor they had to make up for in information.',
        },
        {
          focus: 'Inference',
          question: 'Does the author regard the prism hypothesis as true? Which words tell you?',
          answer: 'No. The author leaves it open.',
          why: '“Remains disputed”, “one hypothesis holds” and “neither has yet been confirmed” keep a distance from both.',
          evidence: 'Neither has yet been confirmed in a living animal.',
        },
        {
          focus: 'Plot Structure',
          question: 'How does the last paragraph relate to the first?',
          answer:
            'It returns to the idea of a bargain: flexibility, too, has to be paid for, with a short life.',
          why: '“Such flexibility has a price” echoes “Evolution rarely hands out protection for free”.',
          evidence: 'Such flexibility has a price.',
        },
        {
          focus: 'Literary Devices',
          question: 'Explain the metaphor “the artist is probably color-blind”.',
          answer:
            'The octopus is called an artist because it paints its own skin; the paradox is that it cannot see the colors it uses.',
          why: 'There is no “like” or “as”: the animal is simply named as something else.',
          evidence: 'Curiously, the artist is probably color-blind.',
        },
      ],
    },
  ],
}
