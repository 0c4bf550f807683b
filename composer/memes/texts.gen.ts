// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const captions = `think smug: [it is 3 am|meeting in five minutes|third date, first silence] / {theNoun}: thinking about {gerund}
wave happy: gm to everyone / except {feared}
cheer screaming: somebody in the room: “{loved}” / {theNoun}:
lotus happy: let go of everything / except {loved}
facepalm sad: they said bring {aNoun} / I brought [a spreadsheet|my uncle|a plan]
facepalm sad: “just be normal around my parents” / {theNoun}, {gerund}
hips smug: “{kinds} cannot {anyBase}” / [watch|hold my snack|say that again]
hips smug: I do not have a job / I {myBase}
shrug smug: “why are you {yourGerund}?” / why are you not?
shrug happy: my therapist: {theNoun} cannot hurt you / {theNoun}:
point angry: you. yes, you. / {yourBase}.
point happy: if you can read this / it is time to {yourBase}
run scared: 5 pm, friday / me, on my way to {myBase}
run happy: me leaving the party early / to go home and {myBase}
run scared: me / {feared}
run happy: {theNoun}, one second after / hearing the word “{motifOne}”
sleep sleepy: [chart is open|phone at one percent|ten unread messages] / {theNoun}:
sleep sleepy: day one of {gerund} / [phew|rest day|that will do]
stand scared: the doctor: anything unusual? / {theNoun}, {gerund}
stand smug: nobody: / absolutely nobody: {kind}
cheer happy: when the group chat / finally understands {theNoun}
cheer happy: one more day / of {gerund}
think sad: my bank: what is \${ticker}? / me:
sit smug: [guests arrive in ten minutes|the building is on fire|last day to file taxes] / {theNoun}:
sit happy: me, explaining {name} / [at my sister's wedding|to the dentist|on a first date|at the bank|to my landlord|to a bouncer|at a funeral|to the pilot]
wave happy: gm / I am {kind}
wave smug: “we need to talk about {theNoun}” / {theNoun}:
think smug: what if / {theNoun} is the normal one
lotus happy: inhale {hoped} / exhale
point smug: this is {name} / be nice
facepalm sad, cheer happy: going outside / {gerund}
facepalm sad, point happy: a five-year plan / {aNoun}
shrug sad, cheer screaming: eight hours of sleep / {gerund} until sunrise
stand sad, hips smug: me at [work|lunch with my boss|the gym|the tax office] / me at home, {myGerund}
sleep sleepy, run scared: 9 pm: one look at the chart / 4 am:
wave happy, facepalm sad: me, meeting {theNoun} / my mother, meeting {theNoun}
think sad, cheer happy: having a reason / having {aNoun}
facepalm sad, lotus happy: reading the news / {gerund}
stand scared, hips smug: day one with {theNoun} / day ninety with {theNoun}
facepalm sad, point smug: touching grass / holding {ticker}
hips smug, run scared: me, before {feared} / me, during {feared}
think smug, cheer screaming: “quiet evening, just one drink” / {theNoun} at 2 am:
shrug sad, wave happy: owning a house / owning one picture of {aNoun}
sleep sleepy: “where do you see yourself in five years?” / {myState}
stand smug: “are you okay?” / I am {myState}.
hips smug: my resume: {posing} / my baby pictures: {aNoun}
shrug happy: no plan, no money / and no {lacking}
think smug: my therapist says I am too {trait} / what if the others are not {trait} enough
point smug: nobody is born {trait} / {theNoun}:
think sad: my horoscope for today: / {quoted}
shrug smug: “so, how was your year?” / {quoted}.
hips smug: my whole personality: / {quoted}
sit smug: best man speech, all of it: / “{quoted}”
point smug: tattoo idea: / {quoted}
facepalm sad: my out-of-office reply: / “{quoted}”
think sad, point smug: a five-year plan / {quoted}
shrug sad, cheer screaming: thoughts and prayers / {quoted}
lotus happy: the guru took a deep breath / and said: “{quoted}”
stand scared: fortune cookie: / “{quoted}”
wave happy, facepalm sad: my profile: / {quoted}
cheer happy: new ringtone: / {name}
think smug: search history: / {name}, {name} near me
run happy: me, running to tell everyone / about {name}`;
