import { trade } from './trade.ts'

export const officeTradesEn = [
  trade('software', {
    companies: 'Software|Systems|Technologies|Labs|Digital|Cloud',
    titles:
      'Software Engineer|Senior Software Engineer|Backend Developer|Front-End Developer|Full Stack Developer|DevOps Engineer|QA Engineer|Engineering Manager|Site Reliability Engineer|Mobile Developer|Principal Engineer',
    departments: 'Platform Engineering|Payments Team|Infrastructure|Quality Assurance|Mobile Group|R&D',
    majors: 'Computer Science|Software Engineering|Information Systems|Computer Engineering|Mathematics',
    skills:
      'Java|Python|TypeScript|React|Node.js|Go|Kubernetes|Docker|PostgreSQL|Redis|AWS|Terraform|GraphQL|C++|Kafka|Git|CI/CD|Linux|Spring Boot|Swift',
    duties:
      'Designed and shipped a billing service that handles {m} requests a day|Reduced page load time by {p} by rewriting the client in {s}|Led a team of {n} engineers through a migration to the cloud|Wrote automated tests and raised coverage to {p}|Built the release pipeline, cutting deployments from days to minutes|Mentored {n} junior developers and ran weekly code reviews|Diagnosed production incidents and wrote the reports that followed|Introduced {s} and retired {n} legacy services|Worked with product managers to estimate and plan each quarter|Improved query performance, saving {p} of database cost',
    certificates:
      'AWS Certified Solutions Architect|Certified Kubernetes Administrator|Oracle Certified Professional|Certified ScrumMaster',
    projects: 'Order Routing Engine|Open Budget Tracker|Realtime Chat Gateway|Invoice Scanner|Fleet Telemetry Portal',
  }),
  trade('data', {
    companies: 'Analytics|Data|Insights|Intelligence|Research',
    titles:
      'Data Analyst|Data Scientist|Senior Data Engineer|Business Intelligence Analyst|Machine Learning Engineer|Analytics Manager|Research Scientist|Statistician',
    departments: 'Data Science|Business Intelligence|Growth Analytics|Decision Sciences',
    majors: 'Statistics|Data Science|Applied Mathematics|Economics|Physics',
    skills:
      'SQL|Python|R|Tableau|Power BI|Spark|Airflow|Snowflake|Machine Learning|A/B Testing|Forecasting|Pandas|dbt|Excel|scikit-learn|Data Visualization|BigQuery',
    duties:
      'Built dashboards that {n} departments use every morning|Developed a churn model that kept {p} of at-risk customers|Ran {n} controlled experiments on pricing and presented the findings|Moved {m} reports into one governed warehouse|Automated monthly reporting, saving {n} hours a week|Forecast demand for {m} products with an error below {p}|Cleaned and documented survey data from {m} respondents|Partnered with marketing to segment the customer base|Trained {n} colleagues in {s}',
    certificates:
      'Tableau Desktop Specialist|Google Professional Data Engineer|Microsoft Certified: Data Analyst Associate|SAS Certified Specialist',
    projects: 'Hospital Readmission Study|Retail Basket Analysis|Traffic Flow Forecast|Warehouse Migration',
  }),
  trade('product', {
    companies: 'Apps|Interactive|Platforms|Ventures|Studios',
    titles:
      'Product Manager|Associate Product Manager|Senior Product Manager|Product Owner|UX Researcher|Scrum Master|Head of Product|Project Manager|Program Manager',
    departments: 'Product|Customer Experience|Core Platform|Marketplace',
    majors: 'Business Administration|Psychology|Industrial Design|Information Science|Communication',
    skills:
      'Roadmapping|User Research|Agile|Scrum|JIRA|Wireframing|Figma|Stakeholder Management|Market Analysis|Backlog Management|Prototyping|Product Strategy|Risk Management|Budgeting',
    duties:
      'Owned the roadmap of a marketplace used by {m} sellers|Interviewed {n} customers and turned the findings into a plan|Launched a subscription tier that grew revenue by {p}|Coordinated design, engineering and support across {n} time zones|Cut onboarding drop-off by {p}|Wrote requirements and accepted {m} stories|Ran quarterly planning with {n} teams|Presented progress to the board every quarter|Set up a beta programme with {m} volunteers',
    certificates:
      'Project Management Professional (PMP)|Certified Scrum Product Owner|PRINCE2 Practitioner|Lean Six Sigma Green Belt',
    projects: 'Seller Onboarding Redesign|Loyalty Programme|Clinic Booking App|Campus Navigation Tool',
  }),
  trade('sales', {
    companies: 'Trading|Supplies|Distribution|Wholesale|Partners',
    titles:
      'Sales Representative|Account Executive|Regional Sales Manager|Business Development Manager|Key Account Manager|Sales Director|Inside Sales Associate|Territory Manager|Store Manager|Retail Sales Associate',
    departments: 'Enterprise Sales|Northern Region|Channel Sales|Retail Operations',
    majors: 'Marketing|Business Administration|International Trade|Communication|Economics',
    skills:
      'Negotiation|Salesforce|Lead Generation|Account Management|Cold Calling|CRM|Pipeline Management|Contract Negotiation|Merchandising|Forecasting|Customer Retention|Public Speaking|Territory Planning|Cash Handling',
    duties:
      'Exceeded the annual quota by {p} for {n} years in a row|Opened {n} new accounts in the first year|Managed {m} customers across three states|Negotiated contracts worth {m} thousand dollars|Trained {n} new associates on product knowledge|Grew repeat business by {p}|Represented the company at {n} trade shows|Kept the pipeline current and reported every Friday|Reduced shrinkage by {p} through weekly counts',
    certificates: 'Certified Sales Professional|Strategic Account Management Certificate|Salesforce Administrator',
    projects: 'Dealer Network Expansion|Spring Catalogue Launch|Customer Win-Back Campaign',
  }),
  trade('finance', {
    companies: 'Accounting|Financial Services|Holdings|Advisory|Audit',
    titles:
      'Accountant|Senior Accountant|Financial Analyst|Controller|Auditor|Accounts Payable Clerk|Tax Associate|Finance Manager|Bookkeeper|Payroll Specialist',
    departments: 'Finance|Internal Audit|Tax|Treasury|Accounts Receivable',
    majors: 'Accounting|Finance|Economics|Taxation|Business Administration',
    skills:
      'Financial Reporting|QuickBooks|SAP|Excel|Budgeting|Reconciliation|GAAP|IFRS|Variance Analysis|Payroll|Auditing|Tax Preparation|General Ledger|Cost Accounting|Financial Modeling',
    duties:
      'Closed the monthly books within {n} working days|Prepared returns for {m} individual and business clients|Reconciled {n} bank accounts every week|Found savings of {p} in travel expenses|Led the external audit with no material findings|Processed payroll for {m} employees|Built the annual budget and explained variances|Recovered {p} of overdue receivables|Documented {n} internal controls',
    certificates:
      'Certified Public Accountant (CPA)|ACCA|Certified Management Accountant|Chartered Financial Analyst Level II',
    projects: 'Shared Service Centre Set-Up|ERP Conversion|Lease Accounting Adoption',
  }),
  trade('banking', {
    companies: 'Bank|Capital|Credit Union|Insurance|Asset Management',
    titles:
      'Personal Banker|Credit Analyst|Loan Officer|Investment Analyst|Branch Manager|Underwriter|Claims Adjuster|Compliance Officer|Relationship Manager|Teller',
    departments: 'Commercial Lending|Wealth Management|Risk|Claims|Compliance',
    majors: 'Finance|Economics|Banking and Insurance|Actuarial Science|Mathematics',
    skills:
      'Credit Analysis|Underwriting|Risk Assessment|Bloomberg Terminal|Portfolio Management|Anti-Money Laundering|Valuation|Due Diligence|Loan Processing|Customer Service|Regulatory Reporting|Claims Handling|Cross-Selling',
    duties:
      'Underwrote {m} small business loans with losses below {p}|Managed a portfolio of {m} thousand dollars for private clients|Reviewed {n} suspicious transactions a week|Wrote {n} research notes on consumer stocks|Settled {m} claims within target time|Grew branch deposits by {p}|Supervised {n} tellers and balanced the vault daily|Performed due diligence on {n} acquisitions|Prepared reports for the regulator',
    certificates:
      'Series 7 License|Chartered Insurance Professional|Certified Anti-Money Laundering Specialist|CFA Charterholder',
    projects: 'Mortgage Digitisation|Branch Consolidation|Credit Scorecard Rebuild',
  }),
  trade('law', {
    companies: 'LLP|Legal|Law Group|Solicitors|Chambers',
    titles:
      'Paralegal|Associate Attorney|Legal Counsel|Legal Assistant|Compliance Manager|Patent Agent|Senior Counsel|Contract Manager|Solicitor',
    departments: 'Litigation|Corporate Law|Intellectual Property|Regulatory Affairs',
    majors: 'Law|Political Science|Criminal Justice|International Relations|Philosophy',
    skills:
      'Legal Research|Contract Drafting|Litigation Support|Westlaw|Due Diligence|Mediation|Negotiation|Intellectual Property|Corporate Governance|Legal Writing|Case Management|Discovery|Employment Law',
    duties:
      'Drafted and negotiated {m} supply agreements|Represented clients in {n} hearings|Reviewed {m} documents in discovery|Advised {n} start-ups on employment matters|Reduced contract turnaround by {p}|Filed {n} patent applications|Prepared witness statements and trial bundles|Delivered compliance training to {m} staff|Tracked changes in regulation and briefed management',
    certificates: 'Admitted to the Bar|Certified Paralegal|Certified Compliance and Ethics Professional',
    projects: 'Privacy Policy Overhaul|Trademark Portfolio Review|Merger Clearance',
  }),
  trade('hr', {
    companies: 'Staffing|People Solutions|Consulting|Workforce',
    titles:
      'Recruiter|HR Generalist|HR Manager|Talent Acquisition Specialist|Training Coordinator|Compensation Analyst|HR Business Partner|Benefits Administrator|Director of Human Resources',
    departments: 'Human Resources|Talent Acquisition|Learning and Development|Total Rewards',
    majors: 'Human Resource Management|Psychology|Sociology|Business Administration|Industrial Relations',
    skills:
      'Recruiting|Onboarding|Employee Relations|Workday|Performance Management|Benefits Administration|Training|HRIS|Interviewing|Labor Law|Compensation|Conflict Resolution|Payroll|Succession Planning',
    duties:
      'Filled {m} positions with an average of {n} weeks to hire|Rolled out a review process for {m} employees|Cut voluntary turnover by {p}|Delivered {n} workshops for new managers|Administered benefits for {m} staff|Resolved {n} grievances without litigation|Visited {n} campuses a year to recruit graduates|Introduced a referral programme that supplied {p} of hires|Kept personnel files ready for audit',
    certificates: 'SHRM Certified Professional|Professional in Human Resources (PHR)|CIPD Level 5',
    projects: 'Graduate Programme|Payroll Outsourcing|Engagement Survey',
  }),
  trade('marketing', {
    companies: 'Media|Communications|Advertising|Creative|Brands',
    titles:
      'Marketing Coordinator|Content Writer|Brand Manager|Digital Marketing Manager|Social Media Manager|Public Relations Specialist|Copywriter|Marketing Director|SEO Specialist|Event Planner',
    departments: 'Marketing|Brand|Content Studio|Public Relations|Events',
    majors: 'Marketing|Journalism|English Literature|Mass Communication|Public Relations',
    skills:
      'SEO|Google Analytics|Copywriting|Social Media|Content Strategy|Email Marketing|Adobe Creative Suite|Media Relations|Event Planning|HubSpot|Paid Search|Brand Management|Press Releases|Storytelling',
    duties:
      'Grew the newsletter to {m} subscribers|Planned {n} events attended by {m} guests|Managed an advertising budget of {m} thousand dollars|Raised organic traffic by {p}|Wrote press releases picked up by {n} outlets|Redesigned the brand guide used by {n} offices|Produced a weekly podcast with {m} listeners|Improved email open rates by {p}|Handled media enquiries during a product recall',
    certificates: 'Google Ads Certification|HubSpot Inbound Marketing|Chartered Marketer',
    projects: 'City Festival Campaign|Website Relaunch|Annual Impact Report',
  }),
  trade('service', {
    companies: 'Services|Support|Facilities|Outsourcing',
    titles:
      'Customer Service Representative|Administrative Assistant|Office Manager|Call Center Supervisor|Receptionist|Executive Assistant|Help Desk Technician|Operations Coordinator',
    departments: 'Customer Care|Administration|Executive Office|Technical Support',
    majors: 'Business Administration|Office Management|Communication|Liberal Arts',
    skills:
      'Customer Service|Microsoft Office|Scheduling|Data Entry|Conflict Resolution|Zendesk|Calendar Management|Filing|Typing|Travel Arrangements|Multitasking|Active Directory|Phone Etiquette',
    duties:
      'Answered {n} calls a day with a satisfaction score of {p}|Scheduled travel and meetings for {n} executives|Resolved {p} of tickets on first contact|Coached a team of {n} agents|Digitised {m} paper files|Ordered supplies and cut spending by {p}|Welcomed visitors and managed the front desk|Prepared minutes and correspondence for the board|Wrote {n} articles for the help centre',
    certificates:
      'HDI Customer Service Representative|Microsoft Office Specialist|Certified Administrative Professional',
    projects: 'Knowledge Base Launch|Office Relocation|Paperless Filing',
  }),
  trade('realestate', {
    companies: 'Realty|Properties|Estates|Land Development',
    titles:
      'Real Estate Agent|Property Manager|Leasing Consultant|Acquisitions Analyst|Asset Manager|Community Manager|Facilities Manager|Appraiser',
    departments: 'Leasing|Acquisitions|Property Management|Valuation',
    majors: 'Real Estate|Urban Planning|Finance|Architecture',
    skills:
      'Leasing|Property Management|Yardi|Market Research|Appraisal|Contract Negotiation|Tenant Relations|Budget Management|Argus|Zoning|Site Selection|Client Relations',
    duties:
      'Sold {n} homes in the first year|Managed {m} apartments at {p} occupancy|Negotiated {n} commercial leases|Modelled returns for {n} acquisitions|Cut maintenance costs by {p}|Organised open houses every weekend|Collected {p} of rents on time|Supervised {n} contractors during renovation|Answered tenant requests within a day',
    certificates: 'Real Estate Broker License|Certified Property Manager|LEED Green Associate',
    projects: 'Riverside Lofts Lease-Up|Mall Repositioning|Student Housing Conversion',
  }),
]
