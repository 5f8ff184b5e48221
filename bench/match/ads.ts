interface Ad {
  title: string
  text: string
}

const ad = (titles: readonly string[], ...asked: string[]): Ad => ({
  title: titles.join(' / '),
  text: `Requirements\n${asked.map((line) => `- ${line}`).join('\n')}`,
})

/** A short job ad for each broad trade, written for this benchmark. Keys are the names of folders, in small letters. */
export const ads: Readonly<Record<string, Ad>> = {
  accountant: ad(
    ['Accountant', 'Staff Accountant', 'Senior Accountant'],
    'Experience in accounting: general ledger, month-end close, account reconciliation',
  ),
  advocate: ad(
    ['Advocate', 'Patient Advocate', 'Victim Advocate', 'Customer Advocate'],
    'Experience in advocacy and case management for clients and families',
  ),
  agriculture: ad(
    ['Agronomist', 'Farm Manager', 'Agricultural Specialist'],
    'Experience in agriculture or farming',
    'Knowledge of crops, livestock and soil science',
  ),
  apparel: ad(
    ['Apparel Associate', 'Fashion Merchandiser', 'Softlines Manager', 'Apparel Buyer'],
    'Experience in apparel, fashion or clothing retail',
    'Knowledge of merchandising, garments and textiles',
  ),
  arts: ad(
    ['Artist', 'Art Teacher', 'Arts Instructor', 'Arts Coordinator'],
    'Experience in visual arts, fine arts or performing arts',
    'Knowledge of art history, painting and exhibitions',
  ),
  automobile: ad(
    ['Automobile Technician', 'Auto Mechanic', 'Automobile Sales Consultant', 'Automobile Claims Representative'],
    'Experience with automobiles, vehicles and the automotive industry',
  ),
  aviation: ad(
    ['Aircraft Mechanic', 'Avionics Technician', 'Aviation Specialist', 'Pilot'],
    'Experience in aviation, with aircraft maintenance, avionics or flight operations',
  ),
  banking: ad(
    ['Banker', 'Bank Teller', 'Banking Operations Manager', 'Loan Officer'],
    'Experience in retail banking, commercial banking or mortgage loans',
  ),
  bpo: ad(
    ['BPO Team Leader', 'BPO Associate', 'Business Process Outsourcing Manager'],
    'Experience in business process outsourcing, BPO',
    'Knowledge of call center operations and process improvement',
  ),
  'business-development': ad(
    ['Business Development Manager', 'Business Development Director'],
    'Experience in business development, strategic partnerships and lead generation',
  ),
  chef: ad(
    ['Chef', 'Sous Chef', 'Executive Chef', 'Line Cook'],
    'Experience in cooking, food preparation and menu planning',
  ),
  construction: ad(
    ['Construction Manager', 'Construction Estimator', 'Carpenter', 'Construction Worker'],
    'Experience in construction, building sites and blueprint reading',
  ),
  consultant: ad(['Consultant', 'Management Consultant'], 'Experience in consulting and advising clients'),
  designer: ad(
    ['Designer', 'Graphic Designer', 'Product Designer', 'Technical Designer'],
    'Experience in graphic design, product design or CAD design',
  ),
  'digital-media': ad(
    ['Digital Media Manager', 'Social Media Manager', 'Digital Advertising Specialist'],
    'Experience in digital media, social media and digital advertising',
  ),
  engineering: ad(
    ['Engineer', 'Mechanical Engineer', 'Engineering Technician', 'Engineering Manager'],
    'Experience in mechanical engineering, electrical engineering or equipment',
  ),
  finance: ad(
    ['Finance Manager', 'Financial Analyst', 'Director of Finance'],
    'Experience in finance: budgeting, forecasting and financial analysis',
  ),
  fitness: ad(
    ['Fitness Instructor', 'Personal Trainer', 'Fitness Coordinator'],
    'Experience in fitness, exercise and personal training',
  ),
  healthcare: ad(
    ['Healthcare Administrator', 'Healthcare Specialist', 'Clinical Coordinator', 'Nurse'],
    'Experience in healthcare, hospitals and patient care',
  ),
  hr: ad(
    ['HR Specialist', 'Human Resources Manager', 'HR Assistant'],
    'Experience in human resources, employee relations and benefits',
  ),
  'information-technology': ad(
    ['Information Technology Manager', 'IT Support Technician', 'Systems Administrator', 'Network Administrator'],
    'Experience in information technology, systems administration and networks',
  ),
  'public-relations': ad(
    ['Public Relations Manager', 'Communications Coordinator', 'PR Specialist'],
    'Experience in public relations, media relations and press releases',
  ),
  sales: ad(['Sales Representative', 'Sales Manager', 'Sales Associate', 'Sales Executive'], 'Experience in sales'),
  teacher: ad(
    ['Teacher', 'Elementary School Teacher', 'Substitute Teacher'],
    'Experience in teaching, lesson planning and classroom management',
  ),
}
