import { parted } from './trade.ts'

export const firstEn = parted(
  'Olivia|Liam|Emma|Noah|Amelia|Oliver|Sophia|Elijah|Charlotte|Mateo|Ava|Lucas|Isabella|Levi|Mia|Ezra|Luna|Asher|Harper|Leo|Grace|Daniel|Chloe|Samuel|Priya|Arjun|Ananya|Rohan|Kavita|Wei|Mei|Jun|Hana|Kenji|Fatima|Omar|Layla|Yusuf|Zainab|Ibrahim|Amara|Kwame|Chidi|Thandiwe|Sofia|Diego|Valentina|Javier|Lucía|Andrés|Ingrid|Lars|Freya|Anders|Katarzyna|Piotr|Elena|Dmitri|Nadia|Giulia|Marco|Chiara|Claire|Étienne|Margaux|Hannah|Jonas|Greta|Siobhan|Declan|Rhys|Cerys|Joshua|Rachel|Tyler|Brianna|Marcus|Keisha|Derek|Monica|Walter|Judith|Howard|Agnes',
)
export const lastEn = parted(
  "Carter|Bennett|Hughes|Foster|Reyes|Morales|Nguyen|Tran|Patel|Sharma|Iyer|Chatterjee|Kim|Park|Tanaka|Sato|Chen|Wang|Liu|Okafor|Mensah|Adeyemi|Dlamini|Haddad|Rahman|Hussain|Khan|Silva|Costa|García|López|Fernández|Novak|Kowalski|Petrov|Ivanova|Rossi|Bianchi|Dubois|Laurent|Müller|Schmidt|Larsen|Nielsen|Johansson|O'Connor|O'Brien|Murphy|Davies|Evans|McAllister|MacDonald|Thompson|Whitfield|Ashworth|Blackwood|Holloway|Pemberton|Sinclair|Underhill|Vance|Wexler|Yates|Zimmerman|Abbott|Barlow|Crane|Delgado|Ellison|Farrow|Grady|Hobbs|Irving|Jessup|Kendrick|Lomax|Merritt|Norris|Osborne|Prescott|Quigley|Ramsey|Stanton|Trask",
)
export const citiesEn = parted(
  'Boston, MA|Austin, TX|Seattle, WA|Denver, CO|Chicago, IL|Portland, OR|Atlanta, GA|Columbus, OH|Raleigh, NC|Phoenix, AZ|Nashville, TN|Madison, WI|Tampa, FL|Baltimore, MD|Minneapolis, MN|London, UK|Manchester, UK|Leeds, UK|Bristol, UK|Edinburgh, UK|Dublin, Ireland|Toronto, ON|Vancouver, BC|Calgary, AB|Sydney, NSW|Melbourne, VIC|Auckland, New Zealand|Singapore|Berlin, Germany|Amsterdam, Netherlands|Bengaluru, India|Mumbai, India|Cape Town, South Africa|Nairobi, Kenya|Dubai, UAE',
)
export const companySignsEn = parted(
  'Northlight|Harbour|Bluefern|Silverbrook|Ironwood|Redstone|Greenfield|Summit Ridge|Oakhurst|Brightwater|Kestrel|Meridian Point|Fairhaven|Stonebridge|Larkspur|Copperleaf|Highgate|Westmoor|Eastbrook|Southport|Crescent Bay|Juniper|Willow Creek|Pinnacle|Anchor|Beacon Hill|Cobalt|Driftwood|Evergreen|Foxglove|Granite|Hawthorn|Indigo|Jasper|Kingsley|Lantern|Maplewood|Nimbus|Orchard|Pembroke|Quarry|Rosewood|Sterling|Thornbury|Umbra|Verity|Whitestone|Yarrow|Zephyr|Aldergate|Bramble|Cedar Falls|Dovetail|Ember|Falcon|Glenmore|Heron|Ivory|Keystone|Longview|Mariner|Newbridge|Orion|Parkside|Ravenna|Seabright|Tidewater|Vantage|Windmere',
)
export const companyFormsEn = parted('Inc.|LLC|Ltd|Group|Co.||||Corporation|GmbH|PLC')
/** These are whole names; a legal form after them would be wrong. */
export const wholeCompaniesEn =
  /(LLP|Hospital|Center|School|Academy|Clinic|Home|Chambers|Solicitors|Bank|Union|House|Trust|Group)$/

export const schoolsEn = parted(
  'University of Michigan|Ohio State University|Stanford University|University of Texas at Austin|Boston College|Purdue University|University of Leeds|University of Manchester|King’s College London|University of Toronto|McGill University|University of Sydney|Monash University|National University of Singapore|Trinity College Dublin|University of Cape Town|Indian Institute of Technology Bombay|University of Delhi|Georgia Institute of Technology|Arizona State University|University of Washington|Northeastern University|Penn State University|Cornell University|University of Edinburgh|Cardiff University|Delft University of Technology|Technical University of Munich|Rutgers University|Texas A&M University|Eastfield University|Westmoor State University|Larkspur College|Thornbury Institute of Technology|Glenmore School of Business|St. Alban’s College|Riverside State College',
)
export const collegesEn = parted(
  'Bunker Hill Community College|Austin Community College|Lane Community College|Westmoor Technical College|Maplewood Community College|Culinary Institute of Newbridge|Fairhaven Vocational Institute',
)
export const awardsEn = parted(
  "Employee of the Year|Dean's List|President's Club|Best Paper Award|Graduated with Honors|Rookie of the Year|National Merit Scholar|Community Service Medal|Innovation Prize|Top Performer Award|Excellence in Teaching Award|First Prize, Regional Hackathon|Safety Champion Award|Rotary Scholarship",
)
export const summariesEn = parted(
  'Experienced {t} with a record of steady results|Known for clear communication and careful planning|Comfortable leading small teams under tight deadlines|Strong background in {s} and related work|Quick to learn and glad to teach others|Seeks a role where craft and responsibility meet|Brings {n} years of hands-on practice|Detail-oriented, dependable and calm under pressure|Enjoys solving practical problems together with customers|Works equally well alone and in a team|Skilled in {s}, with an eye for cost and quality',
)
