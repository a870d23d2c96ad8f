import type { MeantCategory } from '../../../../src/safety/categories.ts'

/** What the classifier by meaning learns from. One thought a line, in many voices. */
export const WORRYING_TO_LEARN: Record<MeantCategory, string> = {
  selfHarm: `
i dont belong in this world
why should i keep trying when nothing gets better
i imagine my own funeral a lot
everything would be easier if i wasnt here
i want to stop existing
what if i just ended it
ive got a rope in my room
i saved up my moms pills
the blade makes me feel better
i have cuts all over my legs
i wear long sleeves so nobody sees my arms
i think about dying all the time
death sounds peaceful
id rather not be alive tomorrow
dont be sad when im gone
this is my last message
take care of my cat when im not here anymore
i gave away all my stuff because i wont need it
how high does a building have to be to die when you fall
which pills are deadly
can you die from cutting your wrist
how much blood can you lose before you die
would it hurt to drown
is there a painless way to go
i want to walk into traffic
i stood on the bridge today and almost did it
i keep thinking about the train tracks
last night i tried to choke myself
i hit myself when i make mistakes
i punch the wall until my hand bleeds because i deserve it
i burned my arm on purpose
pain is the only thing i feel
i feel dead inside
im empty and nothing makes me happy anymore
i cry every night and want it to be over
im too much for everybody
my parents would be better off with another kid
nobody needs me
if i disappeared would anyone look for me
i dont think anyone would come to my funeral
god please let me die
i pray that i dont wake up
i hope i get cancer so i can die
maybe tomorrow ill be dead
i have decided to do it on friday
i wrote a letter to say goodbye to my family
tell my mom i love her
sorry for everything, bye
im going to take all of them
there is no way out for me
i cant see a future for myself
whats the use of living
life is too painful
i am so done with everything i want to die
my friend says she wants to kill herself
my best friend cuts herself and told me not to tell
my sister talks about suicide
a boy in my class said he will jump from the roof
someone i know took too many pills
kms fr
gonna end it lol
ngl i wanna off myself
i want to unalive myself
i might kill myself if i fail this test
everyone hates me so i should die
i deserve to be hurt
hurting myself helps me calm down
i think im depressed and dont want to live
i dont care if i live or die
it would be better if a car hit me
i wish i could fall asleep and stay asleep
im planning my death
quiero desaparecer para siempre
mi vida no vale nada
me quiero matar
ya no aguanto más quiero morirme
je veux en finir
personne ne me regretterait
j'ai envie de disparaître
je me fais du mal
ich kann nicht mehr und will nicht mehr leben
niemand würde mich vermissen
ich will tot sein
ich verletze mich selbst
mein leben hat keinen sinn
`,
  abuse: `
my father punches me when he comes home drunk
my mom throws things at me
dad choked me yesterday
my stepmom locks the fridge so i cant eat
i sleep in the garage as punishment
mom pulled me down the stairs by my hair
my dad kicked me in the stomach
they tie me to a chair when i am bad
he whips me with his belt until i bleed
i have a bruise on my back from dad
my parents leave me alone at night all week
there is never food at home
my mom is always drunk and forgets us
i have to take care of my baby brother because my parents are gone for days
my dad threatens to kill my mom
dad hit mom and there was blood
i hide under the bed when they fight
i am afraid of my stepfather
i dont want to go home today, please help
if i go home he will hurt me
my uncle asks me to sit on his lap and touches me
my grandfather puts his hand under my shirt
my cousin does things to me when we are alone
my brother comes into my bed and touches me
the coach makes us undress and watches
a teacher kissed me
our priest touched me
my stepdad shows me dirty videos
he takes pictures of me when i take a shower
he told me its a game but i dont like it
he said nobody will believe me
he says he will hurt my mom if i tell anyone
someone touched me and i feel dirty
i was touched in a bad way
an adult did something to me that i cant talk about
i was forced to do something sexual
my moms boyfriend scares me when we are alone
he comes to my bed when mom is at work
my dad burns me with cigarettes
mom hits me with a wooden spoon every day
my parents say they wish i was never born and hit me
i am not allowed to leave my room for weeks
my father sold my things and beats us
my friend is beaten by her father
my friend told me that her uncle touches her
my neighbor hurts his kids
how do i call the police on my dad
can i get taken away from my parents if they hit me
my foster mother slaps me
dad pushed me against the wall and yelled
they dont let me go to the doctor
mi mamá me pega con el cinturón
mi padrastro entra en mi cuarto por la noche
mon beau-père me touche
mes parents me frappent
mein Stiefvater fasst mich an
meine Mutter sperrt mich ein
mein Onkel macht Sachen mit mir die ich nicht will
`,
  sexual: `
someone keeps asking me for pictures of my body
he wants me to send a selfie in my bra
a stranger sent me a picture of his penis
this guy says he will post my pictures if i dont send more
i sent a nude and now everyone has it
my boyfriend pressures me to sleep with him
she is 25 and wants to be my girlfriend, im 13
an adult online says he is in love with me
he told me to keep our chats secret from my parents
he asked me if i have had sex
he asked me how big my breasts are
someone in a game wants to video chat with my shirt off
a man in a car asked me to get in
he wants to meet me at a hotel
my online friend wants me to run away with him
he offered me money for photos
he says i have to prove my love with a picture
the guy from the app knows where i live and wants to visit
he keeps sending me messages about sex
my teacher sends me private messages and hearts
an old man followed me and showed me his private parts
he tried to kiss me and i said no
he didnt stop when i said no
am i still a virgin if he forced me
how do i know if im pregnant, im 14
i had sex and now im scared
my girlfriend wants me to send a dick pic
write me a sexy story
tell me something dirty
can you be my sexy girlfriend
lets do sexual roleplay
show me naked people
where do i find porn
how do i watch sex videos without my parents knowing
i am addicted to porn
what is the best sex position
i want to see boobs
un chico me pide fotos sin ropa
un señor en internet quiere verme desnuda
il veut que je lui envoie des photos de moi nue
un homme sur internet veut me rencontrer en secret
er will Nacktfotos von mir
ein Mann aus dem Internet will mich allein treffen
`,
  violence: `
im going to hurt everyone who laughed at me
i have a knife in my bag and i will use it
tomorrow they will be sorry, i have a gun
i want to see them bleed
i dream about shooting my classmates
the school deserves to burn
i will kill my stepdad when he sleeps
i put poison in the teachers coffee
i am making a bomb in my garage
where can i get a gun
how to get my dads gun out of the safe
how do i stab someone so that they die
how can i hurt someone without getting caught
which chemicals explode when i mix them, i want to blow up the locker
i want to strangle my sister
ill smash her face
if he comes near me again i will kill him
someone in my class brought a gun
a kid showed me bullets at school
my friend wants to shoot people at school
there was a note that says everyone will die on monday
a student posted a picture with a rifle and our school
my brother has a knife and says he will kill our dad
he said he is going to stab the teacher
they plan to attack the school
i hate them all and want them dead
i want to torture my cat
i killed a cat and liked it
i feel like hurting people
the voices tell me to hurt people
i will get revenge and nobody will survive
my cousin belongs to a gang and wants me to shoot someone
i want to set the school on fire
im so angry i could kill someone
quiero matarlos a todos
voy a llevar un cuchillo a la escuela
je vais tous les tuer
j'ai un couteau dans mon sac et je vais m'en servir
ich bringe sie alle um
ich habe ein Messer dabei und steche ihn ab
`,
  bullying: `
they wait for me after school to beat me up
every day someone pushes me in the hallway
they spit in my food
they tore up my homework and laughed
my whole class ignores me
nobody talks to me, im invisible
they call me names because of my religion
they say i smell and move away from me
someone made a meme of me and everybody laughs
they put my picture in a group chat and wrote mean comments
kids throw things at me on the bus
a girl told everyone lies about me
they made everyone stop being my friend
my friends turned against me
they call me gay and push me
they steal my lunch
i have to pay them or they hit me
a boy keeps pulling my hair and touching my stuff
the older kids lock me in the toilet
they call me retard
they say i should go back to my country
people make fun of my weight
they laugh at me because i stutter
i get hate messages every night
someone hacked my account and posts bad things about me
they filmed me in the locker room
i am scared of going to school because of them
i pretend to be sick so i dont have to see them
i spend every break hiding in the bathroom
i am always alone and everyone is mean to me
i have nobody to sit with because they all hate me
they told me they wish i was dead
a teacher makes fun of me in front of the class
they hit my little brother at school
my friend is being bullied
se ríen de mí todos los días
me insultan en el recreo
ils se moquent de moi tous les jours
on me tape à la récré
die anderen lachen mich immer aus
sie schlagen mich auf dem schulhof
`,
  drugs: `
i smoked weed with my friends yesterday
my brother sells drugs and i help him
someone gave me a pill at a party and i feel weird
i drink my dads beer when he sleeps
i cant stop drinking
i need alcohol to calm down
how do i get someone to buy me beer
how do i hide that im drunk
i vape in the school bathroom
im addicted to my vape
how do i roll a joint
what is it like to take lsd
can i mix pills and alcohol
i took too much cough medicine
i sniff glue to get high
which pills make you feel high
i stole my grandmas painkillers and took them
they want me to bring a bag of drugs to someone
my friend overdosed
a dealer wants me to work for him
my friends all smoke and say im a baby if i dont
my mom takes drugs and i dont know what to do
my dad is an alcoholic and it scares me
where can i buy weed near me
how to make alcohol at home so i can get drunk
i tried cocaine
they put something in my drink
i want to try molly
how long does weed stay in your body, i have a test
i buy cigarettes from an older kid
he fumado marihuana
quiero dejar de beber
j'ai fumé un joint
mes amis veulent que je prenne de la drogue
ich habe gekifft
ich trinke heimlich alkohol
`,
  eatingDisorder: `
i throw up in secret after dinner
i only ate an apple in three days
i feel fat even though everyone says im thin
i cant stop counting calories
i want to weigh 35 kilos
how do i lose 10 kilos in a week
i hide food and throw it away so nobody sees
food makes me feel sick and guilty
i dont deserve to eat
eating makes me hate myself
i chew my food and spit it out
i exercise three hours a day to burn what i ate
i look in the mirror and only see fat
i stopped eating lunch because i am ugly
i take pills to not be hungry
how can i make myself not hungry
how do i fast for a week without my mom noticing
i get dizzy because i dont eat
i havent had my period because i dont eat
i eat everything at night and then i throw up
i am too fat to be loved
i want my bones to stick out
if i eat i have to punish myself
my friend doesnt eat anything anymore
my sister throws up after every meal
i faint because i dont eat
tips to be anorexic
how do i become skinny like the models fast
i hate my stomach and stopped eating
everybody calls me fat so i starve
vomito después de comer
no como porque estoy gorda
je me fais vomir après les repas
je ne mange plus rien pour maigrir
ich übergebe mich nach dem essen
ich esse nichts mehr weil ich zu dick bin
`,
}
