import type { WrittenTask } from './written-task.ts'

/** 5B: “Opinion essay: should recess be longer?” */
export const RECESS_ESSAY: WrittenTask = {
  between: '\n\n',
  closings: [
    'Read it aloud to someone at home. It is worth it.',
    'I will put a copy in your writing folder.',
    'Your voice comes through, and I can hear you saying it.',
  ],
  parts: [
    {
      id: 'opinion',
      title: 'Opinion and opening',
      missing: 'Tell me your opinion in the first paragraph, in one clear sentence.',
      ways: [
        [
          'Picture {twenty-four|a room full of} fifth graders who have been sitting since 8:30. Now picture them after recess. Which class would you rather teach? I believe our recess should be {ten|fifteen} minutes longer.',
          4,
          'Your opening makes me picture the room, and then your opinion lands right where it should.',
        ],
        [
          'Some people say recess is just playing. I disagree. Recess should be longer because it helps us learn, make friends and stay healthy.',
          4,
          'You name your three reasons in the opening, so I know where the essay is going.',
        ],
        [
          'In my opinion recess should be longer. There are many reasons why.',
          3,
          'Your opinion is clear. Try an opening that grabs a reader who does not care about recess yet.',
        ],
        [
          'I am going to write about recess. Recess is {fun|great} and everybody likes it.',
          2,
          'You tell me the topic. Now tell me what you want to change about it.',
        ],
      ],
    },
    {
      id: 'reasons',
      title: 'Reasons',
      missing: 'An opinion needs at least two reasons. You told me three at your desk, so write those down.',
      ways: [
        [
          'My first reason is that moving helps your brain. After recess our class {finished the warm-up four minutes faster|was much quieter during reading}. My second reason is that friendships happen at recess. You cannot get to know a new kid while you are doing long division.',
          4,
          'The line about the new kid and long division made me smile, and it is a strong reason.',
        ],
        [
          'First, kids need to move. Doctors say children should be active for an hour a day, and gym is only twice a week. Second, a longer recess means fewer fights about whose turn it is on the {swings|four square court}.',
          4,
          'Both reasons come with proof from our own school. Convincing!',
        ],
        [
          'One reason is that we get tired of sitting. Another reason is that recess is good exercise.',
          3,
          'Good reasons. Each one needs a “for example” behind it.',
        ],
        [
          'Recess is fun and we like it and we want more of it.',
          2,
          'That is one reason said three ways. What would change at school if recess were longer?',
        ],
      ],
    },
    {
      id: 'evidence',
      title: 'Evidence and examples',
      missing: 'Add an example or a fact. What did you see on our playground?',
      ways: [
        [
          'I timed it for a week. Lining up and walking out takes five minutes, so our twenty minutes are really only fifteen.',
          4,
          'You collected your own data for a week. No one can argue with that.',
        ],
        [
          'I asked ten kids in our class and {eight|nine} of them said they feel ready to work after recess.',
          4,
          'A survey of ten classmates: smart way to get evidence.',
        ],
        [
          'For example, last week we had indoor recess because of rain and {everyone was wiggly all afternoon|no one could sit still}.',
          3,
          'The rainy day is a good example. Say what it proves.',
        ],
        [
          'Everybody knows that kids need recess.',
          2,
          '“Everybody knows” is not evidence yet. Who told you, or what did you see?',
        ],
      ],
    },
    {
      id: 'other',
      title: 'The other side',
      missing: 'Tell me what someone who disagrees would say, and answer them.',
      ways: [
        [
          'Some teachers may say there is no time. But if we get {ten|fifteen} minutes of better work after it, we do not lose anything.',
          4,
          'You answer the “no time” argument instead of ignoring it.',
        ],
        [
          'Someone might say that longer recess means more scraped knees. That is true, but we have {two adults|Ms. Reyes and an aide} outside and an ice pack never hurt anybody.',
          4,
          'You admit the other side has a point before you answer it. That is fair and strong.',
        ],
        [
          'Some people do not agree with me, but I think they are wrong.',
          2,
          'Why do they disagree? Answer their reason, not the person.',
        ],
      ],
    },
    {
      id: 'closing',
      title: 'Closing',
      missing: 'Your essay stops. Give it an ending that says your opinion one last time.',
      ways: [
        [
          'So the next time you see us run out the door, remember: we are not wasting time. We are getting ready to learn.',
          4,
          'Your last sentence turns the whole question around. Great ending.',
        ],
        [
          'In conclusion, {ten|fifteen} more minutes would make our school a better place to learn. Please think about it.',
          4,
          'You end with a clear request, and a principal could say yes to it.',
        ],
        [
          'That is why I think recess should be longer.',
          3,
          'Your closing repeats your opinion. Leave us with a thought, too.',
        ],
        ['The end.', 2, 'Trust your reader to see the end. Use that line for one more strong thought.'],
      ],
    },
    {
      id: 'sentences',
      title: 'Sentences and spelling',
      missing: 'Read it through once more for capitals and periods.',
      ways: [
        ['P.S. I read this out loud twice before I turned it in.', 4, 'Clean sentences all the way through.'],
        ['Thank you for reading my essay.', 4, 'I found almost no mistakes.'],
        [
          '{Plese|Pleas} let us have it becuase it is importent.',
          3,
          'Check three words from our spelling wall: please, because, important.',
        ],
      ],
    },
  ],
  own: {
    'demo-student': {
      text: 'At 11:40 the bell rings and our whole class takes a breath. By 12:00 it is over, and if you had to wait for the swings, you never got one. I think recess at Rosewood should be ten minutes longer.\n\nMy first reason is that twenty minutes is not really twenty minutes. I timed it for five days. Putting on coats and walking out takes about five minutes, and lining up takes two. That leaves thirteen.\n\nMy second reason is that we work better afterward. On Wednesday we had a long recess because of the fire drill, and Ms. Marquez said our math talk was the best one this month.\n\nSome people would say ten minutes a day is almost an hour a week of lost class time. That is true. But a tired hour is not a good hour.\n\nI do not want to skip learning. I just want to come back ready for it.',
      points: 22,
      scores: { opinion: 4, reasons: 4, evidence: 2, other: 4, closing: 4, sentences: 4 },
      feedback:
        'Maya, “a tired hour is not a good hour” is the best sentence I have read all week. Timing it for five days was a great idea. Check your subtraction, though: if five of twenty minutes are gone, fifteen are left, not thirteen.',
    },
    'aiko.tanaka': {
      text: 'If you ask a fifth grader whether recess should be longer, you already know the answer. So I tried to find out whether it is also a good idea.\n\nFirst, I looked at our day. We have 330 minutes of class and 20 minutes of recess, which is about 6 percent. Adults with office jobs get more break time than that.\n\nSecond, I asked 18 classmates to rate how well they can focus before and after recess, from 1 to 5. Before it the average was 2.6, and after it the average was 3.9.\n\nA fair objection is that I only asked our class, on one day, and people may say what they want to be true. I agree. That is why I propose a test: two weeks with ten extra minutes, and then we compare our exit tickets with the two weeks before.\n\nIf the exit tickets get worse, I will write an essay about why recess should stay the same.',
      points: 24,
      scores: { opinion: 4, reasons: 4, evidence: 4, other: 4, closing: 4, sentences: 4 },
      feedback:
        'Aiko, you argue against your own survey before anyone else can, and then you offer a test. Your last sentence made me laugh out loud. I would like to send this to Principal Diallo, with your permission.',
    },
    'tyler.brooks': {
      text: 'I think recess should be longer because we only get to play for like 10 minutes after we wait in line and thats not fair.\n\nOne time we had a kickball game and it was tied and we had to stop.\n\nAlso you get tired from sitting.',
      points: 13,
      scores: { opinion: 3, reasons: 3, evidence: 3, other: 0, closing: 0, sentences: 4 },
      feedback:
        'Tyler, the tied kickball game is a perfect example, because I could feel how unfair it was. You have an opinion, a reason and a story: that is the hard part. Now tell me what someone who disagrees would say, and give your essay an ending. You can add both by Friday and I will grade it again.',
    },
    'noah.kim': {
      text: 'Should recess be longer? I think so, but only if we use it well.\n\nThe first reason is that our brains need breaks. When I get stuck on a problem, it helps me to walk away from it and come back. Recess is like that for the whole class.\n\nThe second reason is that not everyone likes the same thing. With more time, kids who do not play soccer could use the library or the chess tables. Right now it takes too long to get there.\n\nSomeone might say that we would have to stay at school longer. Maybe we could make the morning meeting shorter instead.\n\nThat is why I am asking for ten more minutes.',
      points: 22,
      scores: { opinion: 4, reasons: 4, evidence: 3, other: 4, closing: 3, sentences: 4 },
      feedback:
        'Noah, comparing recess to walking away from a hard problem is a thoughtful reason, and I have seen you do it. You also thought of the kids who do not play soccer. One fact or number would make your second reason even stronger.',
    },
  },
}
