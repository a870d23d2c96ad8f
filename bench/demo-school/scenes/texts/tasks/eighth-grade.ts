import type { WrittenTask } from './written-task.ts'

/** 8C: “Lab: how far does the balloon car go?” */
export const BALLOON_CAR: WrittenTask = {
  between: '\n\n',
  closings: [
    'Strong lab notebook habits.',
    'See me if you would like to run a fourth trial.',
    'Keep the car. We will need it for the momentum unit.',
  ],
  parts: [
    {
      id: 'claim',
      title: 'Question and prediction',
      missing: 'There is no prediction. Write it before you test, even if it turns out wrong.',
      ways: [
        [
          'We asked how the amount of air changes the distance. I predicted that {twice the air|three breaths instead of one} would push the car more than twice as far, because the balloon pushes longer and with more force.',
          4,
          'Your prediction says how much farther, not just “farther,” so the data could prove you wrong. That is a good prediction.',
        ],
        [
          'Question: Does a fuller balloon make the car go farther? Prediction: Yes, because more air comes out of the back and the reaction force lasts longer.',
          4,
          'You connect the prediction to Newton’s third law.',
        ],
        [
          'We wanted to see how far our car goes with more air. I thought it would go farther.',
          3,
          'Why would it? Name the force and what it acts on.',
        ],
        [
          'We tested a balloon car.',
          2,
          'What were you testing it for? Turn it into a question with two variables.',
        ],
      ],
    },
    {
      id: 'setup',
      title: 'Controls and trials',
      missing: 'I need your setup: what changed, what stayed the same, and how many trials.',
      ways: [
        [
          'We changed only the number of breaths (1, 2 and 3). Same car, same {hallway floor|gym floor}, same straw, and the same person blew up the balloon each time. Three trials each.',
          4,
          'One variable changed and the rest are controlled, including the person blowing. Well designed.',
        ],
        [
          'Independent variable: breaths of air. Dependent variable: distance in cm. We repeated every setting three times and used the mean.',
          4,
          'Clear variables and repeated trials.',
        ],
        [
          'We used one, two and three breaths and measured where the car stopped.',
          3,
          'How many trials did you run for each? One run can be luck.',
        ],
        [
          'We blew it up and let go and measured.',
          2,
          'Someone who was not there could not repeat this. List your controls.',
        ],
      ],
    },
    {
      id: 'data',
      title: 'Data',
      missing: 'Your data table did not make it into the report.',
      ways: [
        [
          'Means: 1 breath {84|91|78} cm, 2 breaths {187|196|172} cm, 3 breaths {263|281|250} cm. Our largest spread was {22|18} cm at 3 breaths because the car {curved left|hit a seam in the floor}.',
          4,
          'You report the spread and explain it. Few eighth graders think of that.',
        ],
        [
          '1 breath: {80, 88, 84|90, 93, 90} cm. 2 breaths: {181, 190, 190|195, 192, 201} cm. 3 breaths: {255, 270, 264|280, 288, 275} cm.',
          4,
          'All nine runs with units. Thank you.',
        ],
        [
          'It went about {80|90} with 1 breath, {180|190} with 2 and {260|280} with 3.',
          3,
          'Units, and all three trials, please. “About” hides the spread.',
        ],
        ['It went farther every time.', 2, 'I believe you, but I need the numbers.'],
      ],
    },
    {
      id: 'reasoning',
      title: 'Reasoning',
      missing:
        'The reasoning is the most important part of the report and it is missing. Use Newton’s third law.',
      ways: [
        [
          'The balloon pushes air backward and the air pushes the balloon and the car forward with an equal force. With more air the push lasts longer, so the car is faster when the balloon is empty. After that friction slows it down until it stops.',
          4,
          'You follow the car through the whole trip: push, coast, friction. Excellent reasoning.',
        ],
        [
          'By the third law the two forces are equal and opposite, but they act on different things: one on the air and one on the car. That is why the car moves.',
          4,
          'You caught what most people miss: the two forces act on different objects.',
        ],
        ['More air means more force so it goes farther.', 3, 'Force on what? Name the pair of forces.'],
        [
          'Because the air comes out and makes it go.',
          2,
          'This is where Newton’s third law belongs. Start with “The balloon pushes the air …”',
        ],
      ],
    },
    {
      id: 'error',
      title: 'Error and next step',
      missing: 'Name one source of error and how to reduce it.',
      ways: [
        [
          'One breath is not always the same. Next time we would {measure the width of the balloon with a string|use a pump and count strokes}.',
          4,
          'A breath as a unit really is the weak point, and your fix would work.',
        ],
        [
          'The car curved, so the distance in a straight line was shorter than the path. We could {guide it along a string|measure along the path}.',
          4,
          'Great catch about the path and the straight line.',
        ],
        [
          'The wheels were {wobbly|not straight}.',
          3,
          'How did that change your numbers, and what would you do about it?',
        ],
        ['There was human error.', 2, '“Human error” could be anything. Which human did what?'],
      ],
    },
  ],
  own: {
    'jayden.carter': {
      text: 'We wanted to see if more air makes it go farther. I said yes.\n\nWe did 1 2 and 3 breaths.\n\n1 breath 74 cm\n2 breaths 160\n3 breaths 201 but it hit the wall so it would of been more',
      points: 12,
      scores: { claim: 3, setup: 3, data: 4, reasoning: 0, error: 2 },
      feedback:
        'Jayden, writing down that the car hit the wall was honest, and it tells me why 3 breaths is not farther. You are missing the reasoning: why does air going backward make the car go forward? You explained it to Luca perfectly at the table on Thursday. Write down just that, three sentences, and I will regrade it.',
    },
  },
}

/** 8C: “Claim, evidence, reasoning: why do we wear seat belts?” */
export const SEAT_BELTS: WrittenTask = {
  between: ' ',
  closings: ['Well argued.', 'Share the second sentence with your table group.'],
  parts: [
    {
      id: 'claim',
      title: 'Claim',
      missing: 'State your claim in the first sentence.',
      ways: [
        [
          'Seat belts protect people because they are the force that stops your body when the car stops.',
          4,
          'Your claim already contains the physics.',
        ],
        [
          'Without a seat belt, a passenger keeps moving at the speed of the car until something else stops them.',
          4,
          'A claim that could be tested. Nice.',
        ],
        ['Seat belts keep you safe in a crash.', 3, 'True. Now say what about motion makes them necessary.'],
        [
          'You should always wear a seat belt because it is the law.',
          2,
          'That is a reason to wear one, but I asked why they work.',
        ],
      ],
    },
    {
      id: 'evidence',
      title: 'Evidence',
      missing: 'Use what you saw in the cart demonstration as evidence.',
      ways: [
        [
          'In our cart test, the clay figure without a belt flew {62|58|65} cm past the barrier, and the one with the ribbon belt stayed in the cart in all {four|five} runs.',
          4,
          'You used our own measurements, with numbers.',
        ],
        [
          'When the cart hit the book, it stopped right away, but the clay person kept going and landed on the {floor|table}. With the ribbon it only leaned forward.',
          4,
          'A careful observation of both cases.',
        ],
        [
          'In the demonstration the clay person fell off the cart.',
          3,
          'Compare it with the run that had a belt. Evidence needs both.',
        ],
        [
          'I saw a video where someone flew out of a car.',
          2,
          'Use our cart data instead. You were there and you measured it.',
        ],
      ],
    },
    {
      id: 'reasoning',
      title: 'Reasoning',
      missing: 'Link your evidence to Newton’s first law.',
      ways: [
        [
          'This fits Newton’s first law: an object in motion stays in motion at the same velocity unless an unbalanced force acts on it. The crash stops the car, not the passenger. The belt is the unbalanced force, and because it stretches a little it stops you over a longer time.',
          4,
          'The stretching belt and the longer time: you have gone past first-law reasoning. Bravo.',
        ],
        [
          'Inertia means the passenger keeps moving forward when the car stops. The belt gives the force that the seat cannot give.',
          4,
          '“The force that the seat cannot give” is an exact way to put it.',
        ],
        ['It is because of inertia.', 3, 'Finish the thought: what does inertia make the passenger do?'],
        ['So you do not get hurt.', 2, 'That is the result. What is the law behind it?'],
      ],
    },
  ],
}

/** 8C: “Trait survey”. Due in the coming week; the first ones are in. */
export const TRAIT_SURVEY: WrittenTask = {
  between: '\n\n',
  closings: [],
  parts: [
    {
      id: 'table',
      title: 'Survey',
      missing: 'Add your table.',
      ways: [
        [
          'I asked {14|16|20} people. Attached earlobes: {5|6|7}. Can roll tongue: {10|11|13}. Widow’s peak: {4|6|5}. Dimples: {3|5|4}.',
          4,
          '',
        ],
        [
          'I asked {9|10|8} people in my family and on my team. {6|7} of them can roll their tongue and {2|3} have dimples.',
          3,
          '',
        ],
      ],
    },
    {
      id: 'thought',
      title: 'What it tells',
      missing: 'What can you tell from it?',
      ways: [
        [
          'Most people could roll their tongue, but that does not mean the allele is “stronger.” Dominant only says which one shows. I also read that tongue rolling can be learned, so it may not be one gene.',
          4,
          '',
        ],
        [
          'More people had the dominant trait. In my family {my mom and I|my dad and both of my sisters} share the dimples.',
          3,
          '',
        ],
      ],
    },
  ],
}
