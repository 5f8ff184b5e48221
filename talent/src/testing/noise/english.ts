import type { Grammar } from '#testing/noise/grammar'

/** Papers in English that are no resumes. Firms, streets and goods are made up; no person stands in them. */

const firms = {
  firm: ['{first} {second} {form}', '{first} & {second} {form}'],
  first: ['Harbor', 'Maple', 'Northgate', 'Silverline', 'Juniper', 'Cobalt', 'Fernhill', 'Brightwater', 'Stonebridge'],
  second: ['Foods', 'Textiles', 'Logistics', 'Instruments', 'Paper', 'Tools', 'Energy', 'Dairy', 'Glass', 'Timber'],
  form: ['Inc.', 'LLC', 'Ltd', 'Corp.', 'Group', 'Company', 'GmbH'],
  street: ['{n:1-990} {tree} {way}'],
  tree: ['Oak', 'Elm', 'Mill', 'Chapel', 'Station', 'Harbor', 'Quarry', 'Orchard'],
  way: ['Street', 'Road', 'Avenue', 'Lane', 'Boulevard'],
  city: ['Boston, MA', 'Austin, TX', 'Leeds', 'Dublin', 'Toronto', 'Denver, CO', 'Sydney', 'Portland, OR'],
  phone: ['(617) 555-01{#2}', '+1 212 555 01{#2}', '+44 20 7946 0{#3}', '512-555-01{#2}'],
  mail: ['billing@{site}', 'info@{site}', 'orders@{site}', 'support@{site}'],
  site: ['harborfoods.example', 'maple.example', 'northgate.example'],
  date: ['{month} {n:1-28}, 20{#2}', '20{#2}-0{n:1-9}-1{#1}', '0{n:1-9}/1{#1}/2023'],
  month: ['January', 'March', 'June', 'September', 'October', 'December'],
  money: ['$ {n:2-999}.{#2}', 'USD {n:1-99},{#3}.00'],
} satisfies Grammar

export const english: Readonly<Record<string, Grammar>> = {
  invoice: {
    ...firms,
    paper: [
      'INVOICE No. {#6}\n{firm}\n{street}, {city}\nPhone: {phone}  Email: {mail}\nBill to: {firm}\nDate: {date}\nItem\tQty\tPrice\tAmount\n{row:3-14}\nSubtotal {money}\nTax {money}\nAmount due {money}\nPayment terms: net 30',
    ],
    row: ['{good}\t{n:1-40}\t{money}\t{money}'],
    good: [
      'Steel bracket M{n:4-16}',
      'Oak plank',
      'Cotton roll',
      'Packing tape',
      'Glass jar 500 ml',
      'Filter cartridge',
    ],
  },
  contract: {
    ...firms,
    paper: [
      'LEASE AGREEMENT\nThis Agreement is made on {date} between {firm} (hereinafter "the Landlord") and {firm} (hereinafter "the Tenant").\n{clause:5-18}\nSigned at {city} on {date}.',
    ],
    clause: [
      '{n:1-30}. The Tenant shall pay {money} on the first day of each month.',
      '{n:1-30}. Either party may terminate this Agreement with {n:30-90} days of notice.',
      '{n:1-30}. WHEREAS the premises at {street} are in good repair, the Tenant shall keep them so.',
      '{n:1-30}. Notices are sent to {street}, {city}, or by phone to {phone}.',
    ],
  },
  poem: {
    paper: ['{line:8-30}', '{title}\n\n{line:4-8}\n\n{line:4-8}\n\n{line:4-8}'],
    title: ['The Quiet Harbor', 'Winter Letters', 'Song of the Mill', 'Evening Fields', 'October Rain'],
    line: [
      'The {adj} {noun} {verb} over the {noun}',
      'and {noun} and {noun} {verb} no more',
      'O {noun}, my {noun}, {verb} with me',
      'I {verb} where the {adj} {noun} was',
      'When {noun} came to the {adj} shore,',
    ],
    adj: ['silver', 'broken', 'quiet', 'amber', 'hollow', 'tall', 'forgotten'],
    noun: ['river', 'lantern', 'winter', 'sparrow', 'meadow', 'mother', 'stone', 'sea', 'morning', 'rose'],
    verb: ['sing', 'wander', 'fall', 'sleep', 'burn', 'wait', 'return'],
  },
  song: {
    paper: ['Verse 1\n{line:4-6}\nChorus\n{hook:4-4}\nVerse 2\n{line:4-6}\nChorus\n{hook:4-4}\nBridge\n{line:2-3}'],
    line: [
      'Walking down {street} with a {thing} in my hand',
      "Baby don't you know I'm a {role}",
      'Work all night, work all day for the {thing}',
      'Called you up on the telephone, nobody home',
    ],
    hook: ['Oh {thing}, oh {thing}', 'Hey hey, {role}, hey', 'Come back to {street}'],
    street: ['Juniper Street', 'the boulevard', 'Highway Nine', 'Maple Avenue'],
    thing: ['guitar', 'letter', 'suitcase', 'midnight train', 'river'],
    role: ['driver', 'captain', 'teacher', 'singer', 'fool', 'doctor'],
  },
  menu: {
    ...firms,
    paper: [
      'The {first} Kitchen\n{street}, {city} · {phone}\nStarters\n{dish:3-8}\nMains\n{dish:4-9}\nDesserts\n{dish:2-5}',
    ],
    dish: ['{adj} {food} with {food} ... {money}', '{food} soup ... {money}', 'Chef special: {food} ... {money}'],
    adj: ['Grilled', 'Roasted', 'Smoked', 'Braised', 'Crispy'],
    food: ['salmon', 'barley', 'mushroom', 'lamb', 'tomato', 'goat cheese', 'plum', 'duck'],
  },
  log: {
    paper: ['{line:20-80}'],
    line: [
      '2024-0{n:1-9}-1{#1} 1{#1}:2{#1}:3{#1}.{#3} {level} [worker-{n:1-16}] {message}',
      '192.168.{n:0-9}.{n:1-250} - - [1{#1}/Mar/2024:10:2{#1}:3{#1} +0000] "GET /{path} HTTP/1.1" {n:200-504} {#5}',
    ],
    level: ['INFO', 'WARN', 'ERROR', 'DEBUG'],
    message: [
      'Connection from 10.0.{n:0-9}.{n:1-250} closed after {#4} ms',
      'Java heap {#3} MB, Manager started',
      'Failed to send mail to admin@mail.example: timeout',
      'Task {#11} done by engine v{n:1-9}.{n:0-9}',
    ],
    path: ['index.html', 'api/items/{#6}', 'login', 'static/app.js'],
  },
  numbers: {
    paper: ['{row:10-60}', 'Year\tQ1\tQ2\tQ3\tQ4\n{yearly:5-30}'],
    row: ['{#3}.{#2}\t{#4}\t{#2}.{#1}\t{#6}', '{#4} {#4} {#4} {#4}'],
    yearly: ['20{#2}\t{#4}\t{#4}\t{#4}\t{#4}', '19{#2}-20{#2}\t{#3}\t{#5}'],
  },
  addresses: {
    ...firms,
    paper: ['Branch offices\n{row:6-30}', 'Directory\n{row:8-40}'],
    row: ['{firm}, {street}, {city}, {phone}', '{firm}\t{city}\t{phone}\t{mail}', '{street}, {city}'],
  },
  recipe: {
    paper: ['{food} pie\nIngredients\n{part:4-10}\nMethod\n{step:4-9}\nServes {n:2-8}. Preparation {n:10-90} minutes.'],
    part: ['{n:1-900} g {food}', '{n:1-6} tablespoons of {food}', 'a pinch of salt'],
    step: [
      'Preheat the oven to {n:150-230} degrees.',
      'Mix the {food} with the {food}.',
      'Bake for {n:10-60} minutes.',
    ],
    food: ['apple', 'butter', 'flour', 'leek', 'walnut', 'cream', 'pumpkin'],
  },
  news: {
    ...firms,
    paper: ['{city}, {date} — {firm} said in a statement on Monday that {claim}.\n{line:4-12}'],
    claim: ['it would close two plants', 'profit had risen by {n:2-40} percent', 'a recall of {#5} units had begun'],
    line: [
      'Shares of {firm} fell {n:1-9}.{n:1-9} percent in early trading.',
      'Analysts had expected revenue of {money} million.',
      'The company, based in {city}, employs {n:200-9000} people.',
      'A spokesperson could not be reached at {phone}.',
    ],
  },
  advertisement: {
    ...firms,
    paper: [
      '{firm} is hiring: {role}\nAbout us\nWe make {thing} for {thing}.\nWhat you will do\n{duty:3-8}\nJob requirements\n{ask:3-8}\nWe offer\n{gift:2-5}\nApply at {mail} or call {phone}. We are an equal opportunity employer.',
    ],
    role: ['Senior Accountant', 'Java Engineer', 'Warehouse Manager', 'Marketing Specialist'],
    thing: ['glass jars', 'software', 'textiles', 'machines'],
    duty: ['Close the books every month', 'Build services in Java', 'Plan the shifts of a team of {n:4-30}'],
    ask: ['{n:2-9}+ years of experience', 'Bachelor degree in a related field', 'Fluent English', 'Excel and SAP'],
    gift: ['A pension', '{n:20-30} days of leave', 'Free lunch'],
  },
  code: {
    paper: ['import { {word} } from "./{word}"\n{line:12-60}', '#include <stdio.h>\n{line:12-60}'],
    line: [
      'const {word} = new {cls}({n:1-99}, "{word}")',
      'function {word}(a, b) { return a + b * {n:2-9} }',
      'SELECT name, phone, company FROM {word} WHERE id = {#4}',
      '  if ({word}.length > {n:1-9}) throw new Error("no {word}")',
      'class {cls} extends Manager { }',
    ],
    word: ['items', 'person', 'engineer', 'total', 'company', 'phoneNumber', 'index'],
    cls: ['Invoice', 'Employee', 'Resume', 'Director', 'School'],
  },
  manual: {
    ...firms,
    paper: [
      '{first} X{#3} User Guide\nTable of contents\n{n:1-9}. Safety\n{n:1-9}. Installation\nChapter 1\n{step:6-20}\nSupport: {phone}, {mail}',
    ],
    step: [
      'Turn the knob to position {n:1-9} and wait for {n:3-60} seconds.',
      'Do not open the cover while the motor runs.',
      'Connect the cable to port {n:1-8} of the controller.',
    ],
  },
  minutes: {
    ...firms,
    paper: ['Minutes of the meeting of {date}\n{firm}, {city}\n{item:6-20}\nNext meeting: {date}'],
    item: [
      '{n:1-12}. The budget of {money} was agreed.',
      '{n:1-12}. The offer of {firm} was refused.',
      'Action: order {n:2-90} chairs by {date}.',
    ],
  },
  statement: {
    ...firms,
    paper: ['Statement of account {#4} {#4} {#4}\nPeriod {date} to {date}\n{row:10-50}\nClosing balance {money}'],
    row: ['{date}\tCard payment {firm}\t-{money}', '{date}\tTransfer {firm}\t{money}\t{#10}'],
  },
  results: {
    paper: ['Round {n:1-38}\n{row:8-30}'],
    row: ['{team} {n:0-5} : {n:0-5} {team}', '{n:1-20}. {team}\t{n:10-38}\t{n:0-90}'],
    team: ['Harbor United', 'North Rovers', 'Maple City', 'Stone Rangers', 'River Wanderers', 'Old Mill Athletic'],
  },
  shuffled: {
    paper: ['{word:30-200}', '{row:10-40}'],
    row: ['{word} {word} {word} {word} {word}', '{word} {word}'],
    word: [
      'Table',
      'green',
      'Running',
      'Orange',
      'of',
      'Manager',
      'seven',
      'Glass',
      'Light',
      'under',
      'Paper',
      'Skills',
      'Window',
      'University',
      'Engineer',
      'quickly',
      'Blue',
      'Cloud',
      'Experience',
      'Letter',
      'Bank',
      'Summary',
    ],
  },
}
