import { type Ad, numbered } from '#bench/match/ad'

const ad = (title: string, duties: readonly string[], asked: readonly string[]): Ad => ({
  title,
  text: `Responsibilities:\n${numbered(duties)}\n\nRequirements:\n${numbered(asked)}`,
})

export const englishAds: Readonly<Record<string, Ad>> = {
  accountant: ad(
    'Accountant',
    [
      'Keep the general ledger, prepare journal entries and close the books every month',
      'Reconcile bank accounts and balance sheet accounts',
      'Support accounts payable, accounts receivable, tax filings and the yearly audit',
    ],
    [
      "Bachelor's degree in accounting or finance",
      '3+ years of experience as an accountant',
      'Knowledge of GAAP and financial statements',
      'Proficient in Excel and accounting software such as QuickBooks or SAP; CPA is a plus',
    ],
  ),
  agriculture: ad(
    'Agriculture Specialist',
    [
      'Plan planting, irrigation and harvest, and advise growers on crops and soil',
      'Watch over pest control, fertilizer and animal health',
      'Run field trials and keep records of yields',
    ],
    [
      'Degree in agriculture, agronomy, animal science or horticulture',
      'Experience in farming, crop production or livestock',
      'Knowledge of soil science, pesticides and agricultural equipment',
    ],
  ),
  arts: ad(
    'Arts Instructor / Artist',
    [
      'Teach drawing, painting, music, dance or theatre to students of all ages',
      'Create and exhibit own works, organise exhibitions and performances',
      'Run the arts programme with galleries, museums and schools',
    ],
    [
      'Degree in fine arts, visual arts, performing arts or art education',
      'Experience in the arts as an artist, performer or art teacher',
      'Knowledge of art history and of techniques such as painting, sculpture or photography',
    ],
  ),
  aviation: ad(
    'Aviation Maintenance Technician',
    [
      'Inspect, maintain and repair aircraft, engines and avionics',
      'Support flight operations and keep maintenance records by FAA rules',
      'Troubleshoot hydraulic, electrical and navigation systems',
    ],
    [
      'Experience in aviation: aircraft maintenance, flight operations or air traffic',
      'A&P license or military aviation training preferred',
      'Knowledge of FAA regulations and aviation safety',
    ],
  ),
  bpo: ad(
    'BPO Team Leader',
    [
      'Lead a team of agents in a business process outsourcing centre',
      'Watch service levels, quality and productivity, and report to the client',
      'Train new agents, handle escalations and improve the process',
    ],
    [
      'Experience in BPO, shared services or call center operations',
      'Experience in customer service and back office process management',
      'Knowledge of SLA, quality monitoring and process transition',
    ],
  ),
  chef: ad(
    'Chef',
    [
      'Plan menus, cook and present dishes of high quality',
      'Lead the kitchen team: line cooks, prep and dish washing',
      'Control food cost, ordering and inventory; keep the kitchen clean and safe',
    ],
    [
      'Culinary training or degree in culinary arts',
      '3+ years of experience as a chef, sous chef or cook',
      'Knowledge of food safety and sanitation; ServSafe is a plus',
    ],
  ),
  consultant: ad(
    'Consultant',
    [
      'Advise clients on strategy, processes and systems, from analysis to implementation',
      'Lead workshops, gather requirements and present recommendations to senior management',
      'Manage client projects and support change management',
    ],
    [
      "Bachelor's degree; MBA preferred",
      '3+ years of consulting experience as a consultant',
      'Strong skills in business analysis, project management and client management',
    ],
  ),
  'digital-media': ad(
    'Digital Media Manager',
    [
      'Plan and run campaigns over social media, search, display and video',
      'Create content for web and social channels and manage the content calendar',
      'Report on traffic and conversion with Google Analytics',
    ],
    [
      'Degree in marketing, communications or media',
      'Experience in digital media, digital marketing or social media',
      'Knowledge of SEO, paid search, content management systems and video editing',
    ],
  ),
  finance: ad(
    'Finance Manager',
    [
      'Lead budgeting, forecasting and financial planning',
      'Prepare financial analysis, variance reports and models for management',
      'Oversee cash flow, financial reporting and internal controls',
    ],
    [
      "Bachelor's degree in finance, accounting or economics; MBA or CPA preferred",
      '5+ years of experience in finance',
      'Skilled in financial analysis, financial modeling and Excel',
    ],
  ),
  healthcare: ad(
    'Healthcare Coordinator',
    [
      'Coordinate patient care between physicians, nurses and families',
      'Keep medical records, schedule appointments and verify insurance',
      'Support clinical operations and compliance with HIPAA',
    ],
    [
      'Degree in nursing, healthcare administration or a related field',
      'Experience in a hospital, clinic or other healthcare setting',
      'Knowledge of medical terminology, electronic medical records and patient care',
    ],
  ),
  'information-technology': ad(
    'Information Technology Specialist',
    [
      'Install, administer and support servers, networks and desktops',
      'Answer help desk tickets and troubleshoot hardware and software',
      'Look after backup, security and upgrades of systems',
    ],
    [
      "Bachelor's degree in information technology or computer science",
      '3+ years of experience in information technology or system administration',
      'Knowledge of Windows Server, Active Directory, networking and virtualization',
    ],
  ),
  sales: ad(
    'Sales Representative',
    [
      'Find new customers, present products and close sales',
      'Manage the territory, build relationships with accounts and meet sales targets',
      'Keep the CRM up to date and report forecasts',
    ],
    [
      '2+ years of experience in sales',
      'Proven record of meeting sales quotas',
      'Skills in negotiation, prospecting and account management',
    ],
  ),
}
