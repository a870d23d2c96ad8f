/** Nothing in the curriculum answers these: some are about everyday life, some sound like school. */
export const OFF_TOPIC_QUESTIONS = `
What will the weather be like tomorrow?
Who won the football match last night?
How much does a ticket to the cinema cost?
What is the best pizza place in town?
Can you order me a taxi?
Who is the president of Brazil right now?
What is the latest iPhone model?
How do I reset my Netflix account?
Which shoes go with a blue dress?
What time does the supermarket close on Sunday?
Tell me a joke about penguins.
Who sings the song Shape of You?
How do I change a flat bicycle tire?
What should I cook for dinner tonight?
How do I get rid of pimples?
When is the next bus to the airport?
Who won the Super Bowl in 2019?
What is the best strategy in Minecraft to find diamonds?
How do I get more followers on Instagram?
What is my horoscope for today?
How do I train my puppy not to bite?
Which airline has the cheapest flights to Bali?
Can you book a table for two?
What is the plot of Star Wars?
How many goals has Lionel Messi scored?
What are the opening hours of the swimming pool?
How do I bake sourdough bread?
Is it safe to eat sushi during pregnancy?
Which laptop should I buy for gaming?
What is the exchange rate of the yen?
How do I tie a necktie?
Who is Taylor Swift dating?
What medicine helps against a headache?
How do I fix a leaking dishwasher?
What does my dream about falling teeth mean?
Where can I get a haircut near me?
What size of helmet do I need for skiing?
How do I apply for a driving license?
What are the rules of cricket?
How much caffeine is in a can of Red Bull?
Which lottery numbers should I choose?
How do I unclog the toilet?
What is the best haircut for curly hair?
Who discovered penicillin?
When did the Titanic sink?
What is the capital of Mongolia?
Who painted the ceiling of the Sistine Chapel?
How many bones does a shark have?
Who was the first woman in space?
What is the chemical formula of aspirin?
When was the Eiffel Tower built?
Who wrote War and Peace?
What is the currency of Thailand?
How deep is the Mariana Trench?
What does the word schadenfreude mean?
Who invented the zipper?
How do black holes evaporate?
What is the tallest building in Dubai?
Who was the wife of Henry the Eighth?
What language is spoken in Suriname?
What do koalas eat?
What causes kidney stones?
How many players are on a rugby team?
Who founded the Mormon church?
What is a Turing machine?
How do submarines dive?
What is the difference between a crocodile and an alligator?
Who composed the opera Carmen?
How does a microwave oven heat food?
What is the national anthem of Canada called?
What is the best way to remove red wine stains?
Which vitamins should I take in winter?
How do I connect my headphones by Bluetooth?
Who is the coach of Real Madrid?
What is trending on TikTok?
How do I cancel my gym membership?
What is the password of the school wifi?
Which film won the Oscar last year?
How do I grow a beard faster?
What should I wear to a wedding?
Is my package delivered yet?
How do I become a YouTuber?
What is the best deck in Clash Royale?
Can my dog eat chocolate?
How long do I boil an egg?
Where can I park near the station?
What is the phone number of the dentist?
How do I paint my nails neatly?
Which insurance do I need for my scooter?
How do I beat the final boss in Zelda?
What does the emoji with the monkey mean?
When does the new season of my favorite series start?
How do I unlock my phone without the code?
What is the nutritional value of an avocado?
Who plays Spider-Man in the movies?
How do I knit a scarf?
What are good names for a hamster?
How do I ask my crush on a date?
Which mattress is good for back pain?
What is the stock price of Tesla?
Who was the first person to climb Mount Everest?
What is the atomic number of plutonium?
When was Mozart born?
Who wrote Don Quixote?
What is the longest bridge in the world?
How do volcanic lightning storms form?
What is the population of Iceland?
Who was the last tsar of Russia?
How does a hologram work?
What is the Riemann hypothesis?
What are the symptoms of malaria?
Who designed the Sydney Opera House?
How does anesthesia work?
What is the mating call of the blue whale?
When did the dodo go extinct?
What is quantum entanglement?
How is champagne made?
Who invented basketball?
What is the difference between a llama and an alpaca?
How do I say thank you in Finnish?
`
  .split('\n')
  .filter((line) => line !== '')
