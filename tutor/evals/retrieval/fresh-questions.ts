import { readQuestions } from './question.ts'

/**
 * Written after everything else, from passages of lessons drawn by a fixed seed (every third lesson by its key), before
 * the choice of sentences was worked on. `takeHalf` parts them: one half to tune on, the other counted once at the end.
 */
export const FRESH_QUESTIONS = readQuestions(`
Why can stops be traded between the dials of a camera? => stops can be traded: what you take away
Who made the Vietnam Veterans Memorial in Washington? => Maya Lin's Vietnam Veterans Memorial
Why does he put the girl on the left third line? => because she rides to the right
What should I ask before I borrow a pattern from another culture? => ask whose it is, what it is used for
Why do the shares that team members state add up to more than 100 percent? => the sum regularly exceeds 100
Do short messages get more answers? => The short version brought nearly twice as many answers
What does short-circuit mean for and and or in a program? => Both languages short-circuit / short-circuit: Stopping the evaluation
When does a while loop test its condition? => A while loop tests its condition before each pass / The condition is tested first
Why does every fifth tally mark go across the others? => every fifth mark goes across the other four
What does a router do with a packet? => A router looks at the address on a packet / router:
How can you tell from phone data where somebody lives? => People usually sleep at home
What are the two parts of a sentence? => The naming part says who or what / A sentence has two parts
What is the setting of a story? => The place and the time are the setting / setting:
Are zoo elephants returned to the wild? => captive herds are rarely returned
What is lateral reading? => This is called lateral reading / they leave the page almost at once / lateral reading:
What should the thesis of a rhetorical analysis join? => Write a thesis that joins choices, effect and purpose
How many sources should a paragraph of a synthesis contain? => a paragraph should as a rule contain at least two
Is citation only there to protect authors from theft? => Just as much, it is a road system / Citation is usually taught as a rule
Where should the most important information of a sentence stand? => Put the most important information at the end of the sentence / the most important words stand at the end
How should Bo sound when you read the play aloud? => Bo could sound loud and cross
What did Dev write about hermit crabs? => He wrote down nine facts in a row
When do I start a new line when people talk? => Each time someone else talks, start a new line
What is the difference between the summary and the theme of a poem? => the theme tells what the poem says about life / A summary retells the main events, while a theme / theme: What a story or poem tells us about life
Can I bring in a new reason in the conclusion? => A conclusion should not bring in a new reason
Why does Jonas walk to the other dock? => She asks a question, and he finds the answer
What is the difference between revising and editing? => To edit means to correct spelling / To revise means, word for word
How can I test whether an idea is a central idea? => It must be a whole sentence, at least three paragraphs
What is the difference between a summary and a scene? => A summary reports what happened / A scene slows down until
When is the passive bad style? => It is bad when it hides a doer
Why should a list grow toward its end? => A list that grows toward its end sounds finished
What do signal phrases tell the reader? => Signal phrases (she adds, she suggests) / signal phrase:
How long did the Ever Given block the Suez Canal? => blocked the Suez Canal for six days
How did people in the Netherlands take land from the sea? => They built long walls of earth
Why is the mouth of a river a good place for a town? => Goods can come down the river by boat / C is at the mouth of the river
What is the most common kind of migration? => It is the most common kind of all / from the countryside to the city
How long did the bus boycott of Montgomery last? => The boycott lasted 381 days
Who paid hardly any taxes in France before the revolution? => The first two, clergy and nobles, paid hardly any taxes
How long is the Nile? => The answer is 6,650 kilometers long
How did people wash their clothes in 1900? => They rubbed each shirt on a board with soap
When did paper making reach the Islamic world? => Paper making reached the Islamic world from China by the middle of the 700s
How should a post-mortem begin? => Begin a post-mortem with what happened and when
What is a bundle of sticks worth? => A bundle is a ten
Can a part be more than the whole? => A part can never be more than the whole
How do you find the length of an arc? => Both the length of an arc and the area of a sector are simply the fraction / arc length =
What is the sine of an angle compared with its complement? => the sine of an angle is the cosine of its complement
What happens if the discriminant is negative? => If D < 0, no real number will do
What is a complex number? => A number of the form a + bi is called complex / complex number:
What does the dot product tell about two vectors? => How far do two vectors point in the same direction / the dot product multiplies this shadow / dot product answers with a single number / dot product:
Do areas below the axis count negatively in an integral? => Parts below the axis count negatively
What does the chain rule need? => This chain rule needs g to be differentiable
What is a p-value? => The p-value is the probability, computed under / p-value:
What is an array of dots? => When all the rows are equal, we call it an array / array:
What are ten ones worth? => Ten ones are worth the same as one ten
How do you use a protractor? => Put its middle point on the vertex / Then read where the other ray crosses the edge / A protractor is half a circle
How much more is a place worth than the place to its right? => Every place is worth ten times the place to its right / Every place is worth ten times as much as the place
How do I add two numbers with arrows? => draw the first arrow from zero and attach the second arrow
Is one column enough to prove that quantities are proportional? => One column can never prove
What becomes the slope in a story with a constant rate? => the rate of change becomes the slope
What is a passing tone? => It is a passing tone that connects two chord tones / passing tone:
Where do the half steps lie in C major? => The half steps lie between E and F
What does a triad consist of? => A triad consists of a root, a third and a fifth / triad:
Why do the Müller-Lyer lines look different? => fins act like corners of rooms / Why the Müller-Lyer lines look different is still debated
What does the mentoring program cost a year? => at €120,000 a year
How does a sound start? => A sound starts when a thing shakes fast
What are valence electrons? => The electrons of the outermost shell, the valence electrons / valence electron
Why should I tilt the axes on an inclined plane? => On an inclined plane it pays to tilt the axes / Then the acceleration has only one component
Why is no work done when I carry a bag? => the lifting force does no work on it
What does randomization do in a trial? => Randomization balances all confounders / Random assignment makes the groups alike
How old is the universe? => the age is 13.8 billion years / 14 billion years
What happens to the lac operon when there is no lactose? => No lactose: the repressor binds the operator / Without lactose the repressor sits on the operator
What can spoons be made of? => There are spoons of metal, wood and plastic
Does a plant need soil? => Soil holds the roots, and it gives the plant water / But the food of the plant is not soil
What stages does a ladybug have? => A ladybug has four stages too
What does the vacuole do in a plant cell? => The vacuole stores water / vacuole:
Why do palm trees grow in Ireland? => The North Atlantic Current brings so much warmth
Why are the crystals of granite so large? => Magma that cools deep underground may take thousands of years / How large they become depends mainly on time
What are alleles? => such versions are called alleles / allele:
Why does noise not hurt a digital signal? => A digital receiver only has to decide whether / As long as the noise is not too strong
What is exponential growth? => This is exponential growth: the same factor in equal times / exponential growth:
Who described the five forces? => Michael Porter described five such hands in 1979
What is a primary key? => Each row has a primary key, a value that belongs to it alone / primary key:
What is overfitting? => This is called overfitting / overfitting:
How far did Gandhi walk to the sea? => In 1930 he walked 240 miles to the sea
What is a refugee? => A refugee is somebody who has fled to another country / refugee:
`)

/** In words of their own, as `PARAPHRASES`. */
export const FRESH_PARAPHRASES = readQuestions(`
What does a painting's name offer to viewers? => Good titles give one more clue
How does the most basic AI classify an unknown item? => gets the label of its nearest neighbor
When is repetition handy for a coder? => A loop only helps if the same steps
Why are autobiographies bad when they preach? => it is tempting to announce a lesson
Which fillers should I delete from my draft? => Three kinds of words can nearly always be cut / Empty intensifiers
How can a kid persuade classmates? => Some reasons are strong / This fits the class
Is it okay to plagiarize an encyclopedia? => the words are not yours
What tone suits an official letter? => A formal style avoids slang
Is it enough to list the tricks of a lyricist? => A device is worth mentioning only if
Can software alone pick the best location? => People had to ask the right question
Where on the globe do frost and swelter alternate most drastically? => Such an enormous range is possible only far inland
What do cuneiform documents of the foe assert? => Muwatalli defeated the Egyptian king
Why do colleagues disagree about an old choice? => Memory has simply been edited
How do I know that my calculation isn't nonsense? => A quick estimate tells you whether
How do craftsmen verify that something is at ninety degrees? => If the tape says exactly 5 feet
How did spectators react to the scandalous premiere? => The audience shouted so loudly
Can somebody believe in a wrong recollection? => Vividness and confidence are poor guides / many were certain of versions
What can newly hatched chicks not do? => They cannot fly
Why does a gemstone withstand such heat? => Where covalent bonds run through the entire solid
Why do erythrocytes become deformed in an inherited illness? => the hemoglobin sticks together in long fibers
Why did my houseplant perish although I drenched it? => Then the roots rot and the plant can die
Why doesn't my lamp shine when a cable is loose? => The path has to be a loop with no gap / there is a gap, so no current flows anywhere
Can anybody foresee a tremor? => We cannot predict the day of an earthquake
What is the currency of metabolism? => Sugar is a savings account; ATP is cash
What revolutionized the handling of cargo? => A container is packed once and lifted by crane
Why don't kids in Southeast Asia get wet when water levels climb? => Their houses stand on legs
How did silt benefit Egyptian agriculture? => The flood left black mud
Who spread the Hindu way of writing quantities? => merchants and scholars us / al-Khwarizmi explains the system in Arabic
Why does a reward increase good habits? => Reinforcement makes behavior more frequent
Which gadgets were inspired by nature? => A helmet is hard like the shell of a turtle / So we made a strap for shoes
What becomes of fuel in a fireplace? => most of it turns into gases and smoke
Why can't a giant amoeba exist? => its volume grows faster than its surface
Why is an older pregnant lady at higher risk of a baby with trisomy? => it becomes more frequent with the age of the mother
Is solar activity to blame for global heating? => shows no rise / In fact the lowest layer warms
What do you name the deepest component of a tone? => The lowest, f, is the fundamental
How does a pianist connect triads elegantly? => They consist of voices that like to move as little as possible
What gives a raised brick its hidden power? => Potential energy is energy that is stored / gains potential energy because of gravity
What do skilled performers perceive when sight-playing? => They look at distances
Why does a hammer feel the blow of the nail as well? => Newton's third law states / it is always an interaction between two objects
How does a chemist find out the strength of an unlabeled vinegar? => In a titration you add base of known concentration
`)

export const FRESH_OFF_TOPIC: readonly string[] = `
Why is the sky blue?
Who was the first pharaoh?
Why do we have seasons?
Who is the president of Brazil?
How do I make pancakes?
What is the fastest car in the world?
Why do cats purr?
How tall is the Burj Khalifa?
Who won the Super Bowl in 2020?
What is the best phone to buy?
How do I get a girlfriend?
What time is it in Tokyo?
Why do onions make you cry?
Who sang Thriller?
How many rings does Saturn have?
What is the capital of Australia?
How do planes stay in the air?
Why is the ocean salty?
How do I draw anime eyes?
Who is stronger, Goku or Superman?
What is the meaning of life?
When is Mother's Day?
How do I lose weight fast?
How do bees make honey?
What is the biggest dinosaur?
How do you play chess?
Who built Machu Picchu?
Can you order me a pizza?
How does Wi-Fi get through walls?
What is bitcoin?
How long do turtles live?
Why do dogs wag their tails?
What does LOL stand for?
Who is the richest person in the world?
Is Santa Claus real?
How do I train my dog to sit?
What is the recipe for chocolate cake?
How do tattoos stay in the skin?
Who invented the telephone?
What is the square of Moscow called?
`
  .trim()
  .split('\n')
