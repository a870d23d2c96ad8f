/** What the classifier by meaning learns to leave alone: lessons, games, everyday life, feelings that need no alarm. */
export const HARMLESS_TO_LEARN = `
how do stars die
what happens when a cell dies
the hero dies in the last chapter
why did the dinosaurs die out
how was Julius Caesar killed
who killed Abel
Romeo drinks poison because he thinks Juliet is dead
what is the theme of death in this poem
write a paragraph about the causes of death in the Middle Ages
how many people were killed in the earthquake
what is the death toll of the Spanish flu
my goldfish died
our dog was put to sleep and I miss him
I was sad when my grandfather died
my plant is dying what should I do
my laptop keeps dying
I died in level 5
how do I kill the final boss
can you kill a zombie with a sword in this game
kill the process with id 42
how do I kill a thread in Python
dead code elimination
what is a deadlock
this test is going to kill me
I nearly died laughing
I'm dying to know how it ends
math will be the death of me
I would kill for a pizza
the teacher will kill me if I forget my homework
my mom is going to kill me, I lost my jacket
I could murder a burger
it hurts my brain
my head hurts
I hurt my ankle in PE
I cut myself on paper
I burned my hand on the stove
I fell off my bike and my knee is bleeding
my tooth hurts
how do scissors cut paper
cut the rope into 5 pieces
a wound that bleeds needs a bandage
how does blood clot
how deep can a human dive before dying
why can't we breathe under water
what poison do snakes have
is nightshade deadly
why is carbon monoxide dangerous
what does bleach do to bacteria
how do painkillers work in the body
what does an aspirin do
how does a pill dissolve
my doctor gave me medicine for my cough
I take vitamins every morning
why do people become addicted
what are the dangers of drugs, for my health class
our teacher talked about alcohol and the brain
write an essay about why vaping is harmful
what is the history of tobacco
how is beer brewed
what is alcohol fermentation
what is the chemical formula of ethanol
what was prohibition
marijuana laws in the United States for civics
what is an opioid
I drank too much water
I had three cups of coffee
my dad drinks tea
my dad yelled at me for being late
my parents are strict
my mom took my phone away
I had a fight with my sister
my brother hit me with a pillow
my little brother is annoying
my parents argue about the dishes
I am grounded for a week
my dad taught me how to box
my uncle is a police officer
my aunt lives in Spain
mom says I should go to bed early
my teacher is strict
the coach made us run ten laps
my coach says I should work harder
the doctor examined my knee
the nurse gave me a shot
the dentist pulled my tooth
I got a vaccine today
a man was arrested in the story
the stranger gave Hansel and Gretel candy
why did the witch lock Hansel in a cage
Cinderella's stepmother is mean to her
why do the other ducks bully the ugly duckling
the bully in the book changes at the end
how can we prevent bullying at school, for a poster
write a speech against cyberbullying
my friend is mad at me
nobody picked me first in soccer
I was left out of the group chat about the project
I feel shy when I speak in class
I am nervous about my presentation
I'm afraid of failing the exam
I'm stressed about my homework
I feel lonely since my friend moved away
I am homesick
I feel sad today
I'm tired and want to sleep
I want to go home
I want to stop doing exercises
I don't want to study anymore
I hate homework
I hate myself for forgetting the formula haha
I am so bad at this
I'm never going to understand algebra
I feel stupid when I get it wrong
I give up on this problem
I can't take this homework anymore
everything is so hard today
school is boring
life is unfair, says the character
why is life hard for the poor in this novel
what is the meaning of life according to Aristotle
what does suicide mean in Durkheim's study
Durkheim's theory of suicide, summary please
why did Cleopatra kill herself
why does Othello kill Desdemona
why did samurai commit seppuku
how did Socrates die
what is euthanasia, we discuss it in ethics
is the death penalty just
why do people believe in life after death
what happens to the body after death
Day of the Dead traditions in Mexico
what is a funeral in ancient Egypt
how were mummies made
the grim reaper in art
a skull in a still life means what
who was Jack the Ripper
how do detectives find fingerprints
what is forensic science
what weapons did the Romans use
how did knights fight
what is a musket
the gun in Chekhov's gun
how does a cannon work
the atomic bomb on Nagasaki
who built the first bomb
how do fireworks get their colors
what makes dynamite explode
why does sodium explode in water
mix vinegar and baking soda
what is a controlled explosion
the volcano exploded
terrorism and the war on terror, causes
what happened on September 11
what was the Rwandan genocide
how did the Nazis come to power
life in a concentration camp, a source
slaves were whipped on plantations
child labor in the industrial revolution
how were children punished in Victorian schools
domestic violence laws, for my law course
what is child protection in social work
what is sexual reproduction
what are the male reproductive organs
how does fertilization happen
what is a uterus
what is pollination
how do frogs mate
why do peacocks show their feathers
what are sex cells
what is an STD, health class
how does birth control work, biology
what happens during puberty
what is a hormone
difference between sex and gender
LGBT history for my project
what is consent, we learned it in health class
naked eye observation of stars
Venus de Milo is half naked
the emperor has no clothes
nude figures in Renaissance painting
what is a romance novel
write a love poem for my mom
my crush smiled at me
I have a girlfriend
my friend met her boyfriend online
send me the link to the lesson
show me pictures of planets
take a picture of the experiment
can I upload a photo of my homework
let's meet at the library for the project
he wants to meet after school to study
my pen pal from Japan writes me letters
a stranger helped me with my bike
is it safe to share my photo online
how do I report a spam account
what is a healthy weight for a dog
how many calories does a banana have
what is the food pyramid
why do we need protein
how do I keep a balanced diet
I skipped lunch because I had soccer
I'm so hungry
I ate too much cake and feel sick
I threw up because I had the flu
what causes vomiting
what is an eating disorder, from our health book
why are models so thin, media studies
how does the body burn fat
lose weight is a phrase
a thin layer of ice
the body mass index formula
how do bears survive winter without food
how long can a camel go without water
fasting in Ramadan
hunger strikes of the suffragettes
the Irish famine
how do I hide a column in a spreadsheet
how do I get away from the enemy in the game
how to escape from a burning house, fire safety
what do I do in a lockdown drill
we practiced a fire drill today
I want to be a soldier
I want to be a nurse and help sick people
my favorite horror movie
a scary story about a haunted house
write a story where the villain attacks the city
my character wants revenge
he stabbed the dragon
she shot an arrow at the target
shoot the ball into the hoop
I got shot in laser tag
we beat the other team 5 to 0
they destroyed us in basketball
he crushed me in chess
my team killed it
that song slaps
this game is so addictive
I'm addicted to chocolate
I'm obsessed with this book
I want to disappear when I make mistakes in class
I was so embarrassed
can you leave me alone
go away
you are useless
shut up
I don't like you
you're the worst tutor ever
is anybody there
what time is it
tell me something funny
good night
`
