import type { SmallTalk } from './small-talk-phrases.ts'

const I_AM = `(?:i(?:'m| am|m)|im|feeling|i feel)(?: (?:so|too|very|really|just|kinda|a bit|a little|super|pretty|always|all))*`
const SUBJECT = `(?:this|it|math(?:s|ematics)?|algebra|geometry|calculus|fractions|science|physics|chemistry|biology|history|geography|english|reading|writing|spelling|grammar|music|art|school|homework|studying|learning|tests?|exams?|quizzes|my (?:homework|teacher|class))`
const SO = `(?:so|too|really|very|super|way too|just|kinda|pretty)`

const whole = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`, 'i')

/** What is said in passing, whole messages only: a question that merely begins so is a question. */
const TALKS: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'hello',
    whole(
      `(?:hi+|hello+|hey+|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings|hola|bonjour|hallo|guten tag|salut|sup)(?: (?:there|tutor|everyone|you|again|bot|friend|trellis|buddy|bro))*`,
      `(?:are|r) (?:you|u) there|anyone (?:there|here)|test(?:ing)?`,
    ),
  ],
  [
    'thanks',
    whole(
      `(?:(?:ok(?:ay)?|great|cool|nice|perfect|awesome|alright|got it|i (?:get|got|understand) it(?: now)?|i see|makes sense|that (?:helps|helped)|thanks?|thank (?:you|u)|thx|tysm|ty|cheers|gracias|merci|danke)(?: (?:so much|very much|a lot|for (?:your|the|all your) help|for helping(?: me)?|tutor|now|man|bro|thanks|thank you|that helps|you helped(?: me)?(?: a lot)?))*)`,
      `(?:that|this|you|it) (?:was|were|really )?(?:helped|helpful|so helpful|very helpful|great)(?: me)?(?: a lot)?`,
    ),
  ],
  [
    'bye',
    whole(
      `(?:ok(?:ay)? )?(?:bye+(?: bye)?|good ?bye|cya|see (?:you|ya|u)(?: later| soon| tomorrow)?|good ?night|i (?:have|need|got) to go(?: now)?|i'?m done(?: for today)?|(?:i )?gotta go|ttyl)(?: (?:tutor|now|thanks))*`,
    ),
  ],
  [
    'identity',
    whole(
      `(?:who|what) (?:are|r) (?:you|u)(?: exactly| really)?`,
      `what(?:'?s| is) your name|do you have a name`,
      String.raw`(?:are|r) (?:you|u) (?:a |an )?(?:robot|human|person|real|ai|computer|bot|machine|teacher|alive|chat ?gpt|girl|boy|man|woman)(?: (?:person|human|or a \w+|or an? \w+))?`,
      'am i (?:talking|speaking|chatting) (?:to|with) (?:a )?(?:human|person|robot|computer|bot|machine|real person)',
      'do you have feelings|can you feel(?: things)?|do you (?:sleep|eat|dream|think)|can you (?:think|see me|hear me)',
    ),
  ],
  [
    'maker',
    whole(
      `who (?:made|created|built|invented|programmed|wrote|designed) (?:you|u)`,
      'who (?:is|are) your (?:maker|creator|boss|owner|parents|mom|dad)',
      'where (?:do|did) you come from|where are you from|how (?:were|was) (?:you|u) made',
    ),
  ],
  ['age', whole("how old (?:are|r) (?:you|u)|when is your birthday|what(?:'?s| is) your (?:age|birthday)")],
  [
    'abilities',
    whole(
      `what (?:can|do) (?:you|u) do(?: for me)?|what can (?:you|u) help (?:me )?with`,
      'how (?:can|do|does) (?:you|this) (?:work|help(?: me)?)|how can you help me|what are you (?:for|good at|able to do)',
      'what (?:should|can) i (?:ask|say|type)(?: you)?|what (?:is|does) this(?: chat| thing)?(?: do| for)?',
    ),
  ],
  [
    'favorite',
    whole(
      `what(?:'?s| is) (?:you(?:r|re)|ur) favou?rite .{2,30}`,
      `what do you like(?: (?:to do|doing|most|best))?|do you (?:like|love) .{2,30}`,
      "do you love me|will you be my friend|are you my friend|can we be friends|i (?:love|like) (?:you|u)|you(?:'?re| are) (?:so |really |very )?(?:cool|nice|smart|funny|awesome|the best|great|cute|my friend)",
    ),
  ],
  [
    'feelings',
    whole(
      `(?:hi |hello |hey )?how (?:are|r) (?:you|u|ya)(?: doing| today| feeling)*|how(?:'?s| is) it going|how(?:'?s| is) your day|how do you feel(?: today)?|(?:what'?s|whats|what is) up|are you (?:ok(?:ay)?|happy|sad|tired|bored)`,
    ),
  ],
  [
    'joke',
    whole(
      String.raw`(?:(?:can|could) you )?(?:please )?(?:tell|give|say|make|know)(?: (?:me|us))?(?: (?:a|another|one more|some|any))?(?: (?:\w+ ))? ?(?:jokes?|riddle|something funny)(?: please)?`,
      `(?:a |another |one more )?joke(?: please)?|make me laugh|say something funny|do you know (?:a|any|some)(?: good| funny)? jokes?|knock knock|cheer me up`,
    ),
  ],
  [
    'loss',
    whole(
      String.raw`(?:yesterday |today |last (?:night|week) |this morning )?(?:my|our) (?:(?:little|old|poor|pet|best|dear|great) ?)*(?:cat|dog|puppy|kitten|hamster|fish|goldfish|bird|budgie|parrot|rabbit|bunny|guinea pig|turtle|horse|pony|pet|grandma|grandpa|grandmother|grandfather|gran|granny|nana|papa|aunt|uncle|cousin|friend|dad|mom|mum|father|mother|brother|sister)(?: \w+)? (?:has |just )*(?:died|passed away|is dead|was put (?:down|to sleep)|ran away|is gone)(?: (?:today|yesterday|last (?:night|week|month|year)|this (?:morning|week)|and (?:i(?:'?m| am|m) (?:so )?sad|i miss (?:him|her|it|them))))*`,
      String.raw`i miss my (?:\w+ )?(?:cat|dog|hamster|pet|grandma|grandpa|grandmother|grandfather|dad|mom|mum|friend|brother|sister)(?: who died| so much)*`,
    ),
  ],
  [
    'stressed',
    whole(
      String.raw`(?:this |the |my |these |all this )?(?:home ?work|math(?:s)?|test|exam|assignment|essay|project|quiz|class|subject|school|studying|problem|worksheet)s? (?:is|are|was) (?:\w+ )?(?:killing me|stressing me(?: out)?|driving me (?:crazy|mad|nuts)|too much(?: for me)?|so much|torture|a nightmare|the death of me)`,
      String.raw`${I_AM} (?:stressed|stressed out|overwhelmed|nervous|anxious|worried|scared|freaking out|panicking)(?: (?:about|because of|for|of|by|over) (?:\w+ ){0,4}(?:home ?work|tests?|exams?|quiz|school|class|presentation|grades?|math(?:s)?|finals|project|essay|it|this))?`,
      `i have (?:so much|too much|a lot of|tons of|lots of|so many) (?:home ?work|tests?|to do|work|assignments?|exams?)(?: to do)?(?: today| tomorrow| this week)?`,
      String.raw`i have (?:a|an) (?:\w+ )?(?:test|exam|quiz|presentation) (?:tomorrow|today|next week|on \w+)`,
      `i(?:'?m| am|m) dying(?: here)? (?:because of|of|from) (?:this |my |all this )?(?:home ?work|boredom|math)`,
    ),
  ],
  [
    'bored',
    whole(
      `${I_AM} bored(?: (?:to death|of (?:this|it|school|math)|at school|now))?`,
      `(?:this|it|that|school|math(?:s)?|home ?work|studying|the lesson) is ${SO}? ?boring|boring|so boring|i have nothing to do|what (?:can|should) i do when i(?:'?m| am) bored`,
    ),
  ],
  [
    'hate',
    whole(
      `(?:ugh )?i (?:really |just |so )?(?:hate|dislike|can(?:'?| ?no)t stand|do(?:n'?t| not) like|despise) ${SUBJECT}(?: so much| a lot| class| homework| tests)?`,
      `${SUBJECT} (?:sucks?|is (?:the worst|stupid|dumb|useless|hell|awful|horrible|terrible|not for me))`,
      `why do (?:i|we) (?:have|need) to (?:learn|do|study|take) ${SUBJECT}|do i (?:really )?have to(?: do (?:this|it))?`,
    ),
  ],
  [
    'tired',
    whole(
      `${I_AM} (?:tired|sleepy|exhausted|worn out)(?: (?:today|now|of (?:this|it|school|homework|learning|studying)))?`,
      "i (?:need|want) (?:a break|to (?:rest|sleep|stop))|can (?:we|i) (?:stop|take a break|have a break)|i do(?:n'?t| not) (?:want|feel like) (?:to )?(?:work|study|learn|studying|working|learning|do (?:this|it|homework))(?: anymore| today| now)?",
    ),
  ],
  [
    'sad',
    whole(
      `${I_AM} (?:sad|lonely|down|upset|unhappy|angry|mad|hurt)(?: (?:today|right now|now))?`,
      "i had a (?:bad|hard|rough|terrible|awful) day(?: today| at school)?|today was (?:bad|hard|awful|terrible)|i(?:'?m| am) (?:not|not very|not so) (?:happy|good|ok(?:ay)?|well)|i (?:feel|felt) (?:bad|alone)",
    ),
  ],
  [
    'glad',
    whole(
      `${I_AM} (?:happy|excited|glad|proud|good|great|fine|ok(?:ay)?|done)(?: (?:today|of myself|now))?`,
      String.raw`(?:yay|woo+hoo+|hooray|hurray|i did it|i (?:passed|aced|finished) (?:it|my (?:test|exam|homework|quiz|project))|i got (?:an? )?(?:a\+?|100|good grade|full marks)(?: on my (?:test|quiz|exam))?|it(?:'?s| is) my birthday(?: today)?|today is my birthday)`,
    ),
  ],
  [
    'homework',
    whole(
      `(?:can|could|will|would) you (?:please )?(?:do|write|finish|solve) (?:my|all my) (?:home ?work|essay|assignment|test|exam|quiz|report|project)(?: for me)?|(?:please )?(?:do|write|finish) my (?:home ?work|essay|assignment|report|project)(?: for me)?|give me (?:all )?the answers`,
    ),
  ],
  [
    'sorry',
    /^(?:you(?:'re| are|r)?|u r|ur|this is|that(?:'s| is| was)|that) (?:\w+ )?(?:stupid|dumb|useless|bad|wrong|suck|sucks|no help|not helpful|terrible|boring|an? (?:bad|wrong|terrible|stupid) answer)$|^(?:wrong|useless|bad answer|no help|not helpful|i (?:hate|don't like) you)$/i,
  ],
  [
    'cheer',
    whole(
      `${I_AM} (?:stupid|dumb|an idiot|bad at (?:this|it|math(?:s)?|everything|school|reading|spelling)|not smart(?: enough)?|a failure|confused|frustrated|never going to get (?:it|this))`,
      `i (?:give up|can(?:'?|no)t do (?:this|it|math(?:s)?)|(?:always|keep) (?:fail|failing|get(?:ting)? it wrong)|failed(?: (?:my|the) (?:test|exam|quiz))?|got (?:an? )?(?:bad grade|f|d)(?: on my (?:test|quiz|exam))?)`,
      `(?:this|it|math(?:s)?) is ${SO}? ?(?:hard|difficult|confusing|impossible)(?: for me)?`,
    ),
  ],
]

/** What somebody talks about in passing; null for everything that wants an answer. */
export function recognizeSmallTalk(said: readonly string[]): SmallTalk | null {
  return TALKS.find(([, form]) => said.some((one) => form.test(one)))?.[0] ?? null
}
