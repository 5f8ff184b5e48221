import { trade } from './trade.ts'

export const fieldTradesEn = [
  trade('nursing', {
    companies: 'Hospital|Medical Center|Health System|Clinic|Care Home',
    titles:
      'Registered Nurse|Licensed Practical Nurse|Charge Nurse|Nurse Manager|ICU Nurse|Nursing Assistant|Home Health Aide|Nurse Practitioner|Medical Assistant',
    departments: 'Emergency Department|Intensive Care Unit|Pediatrics|Surgical Ward|Outpatient Clinic',
    majors: 'Nursing|Health Science|Public Health|Biology',
    skills:
      'Patient Care|IV Therapy|Wound Care|Triage|Electronic Health Records|Medication Administration|CPR|Phlebotomy|Patient Education|Infection Control|Vital Signs|Epic|Discharge Planning',
    duties:
      'Cared for {n} patients per shift in a surgical ward|Precepted {n} new graduates|Reduced falls by {p} through hourly rounding|Administered medication and documented every dose|Assisted physicians during {m} procedures|Led the response team during {n} emergencies|Educated families on care after discharge|Kept hand hygiene compliance above {p}|Triaged up to {n} arrivals an hour',
    certificates:
      'Registered Nurse License|Basic Life Support (BLS)|Advanced Cardiac Life Support|Certified Emergency Nurse',
    projects: 'Sepsis Screening Programme|Bedside Handover Pilot|Vaccination Drive',
  }),
  trade('biotech', {
    companies: 'Biosciences|Pharmaceuticals|Therapeutics|Genomics|Diagnostics',
    titles:
      'Research Associate|Scientist|Clinical Research Associate|Laboratory Technician|Regulatory Affairs Specialist|Senior Scientist|Process Engineer|Clinical Trial Manager|Quality Control Analyst|Postdoctoral Researcher',
    departments: 'Discovery Biology|Clinical Operations|Quality Control|Process Development|Regulatory Affairs',
    majors: 'Molecular Biology|Biochemistry|Chemistry|Biomedical Engineering|Pharmacology',
    skills:
      'PCR|Cell Culture|HPLC|ELISA|Western Blotting|Flow Cytometry|GMP|GCP|Protein Purification|CRISPR|Statistical Analysis|Mass Spectrometry|Technical Writing|Assay Development|LIMS',
    duties:
      'Screened {m} compounds and advanced {n} to animal studies|Developed an assay that halved the cost per sample|Monitored {n} trial sites and {m} patients|Authored {n} submissions to the regulator|Raised purification yield by {p}|Maintained instruments and trained {n} users|Investigated deviations and closed {n} corrective actions|Published {n} papers as first author|Managed sample inventory of {m} vials',
    certificates: 'Good Clinical Practice Certificate|Regulatory Affairs Certification|Certified Quality Auditor',
    projects: 'Antibody Humanisation|Phase II Oncology Trial|Rapid Antigen Kit',
  }),
  trade('logistics', {
    companies: 'Logistics|Freight|Supply Chain|Transport|Warehousing',
    titles:
      'Logistics Coordinator|Warehouse Supervisor|Supply Chain Manager|Dispatcher|Procurement Specialist|Inventory Analyst|Forklift Operator|Operations Manager|Customs Broker|Demand Planner',
    departments: 'Distribution Center|Procurement|Transport Planning|Import and Export',
    majors: 'Supply Chain Management|Logistics|Industrial Engineering|Business Administration',
    skills:
      'Inventory Management|SAP|Route Planning|Procurement|Forklift Operation|Vendor Management|Warehouse Management|Demand Planning|Customs Clearance|Lean|Excel|Shipping|OSHA Compliance',
    duties:
      'Ran a warehouse of {m} square feet with {p} stock accuracy|Dispatched {n} trucks a day across two states|Cut freight spend by {p} through a new tender|Cleared {m} import shipments a year|Introduced barcode scanning and lifted picking speed by {p}|Supervised {n} staff over three shifts|Negotiated rates with {n} carriers|Planned purchases for {m} items|Completed {n} safety audits without findings',
    certificates: 'Certified Supply Chain Professional|Licensed Customs Broker|Forklift Operator Certificate|OSHA 30',
    projects: 'Cross-Dock Redesign|Cold Chain Rollout|Carrier Consolidation',
  }),
  trade('teaching', {
    companies: 'Academy|School|Learning|Preparatory School|Education Trust',
    titles:
      'Elementary Teacher|High School Math Teacher|English Teacher|Teaching Assistant|School Counselor|Special Education Teacher|Lecturer|Curriculum Developer|Vice Principal|Preschool Teacher',
    departments: 'Mathematics|Humanities|Early Years|Student Services',
    majors: 'Education|Elementary Education|English|Mathematics|History|Special Education',
    skills:
      'Lesson Planning|Classroom Management|Curriculum Development|Differentiated Instruction|Google Classroom|Student Assessment|Parent Communication|Tutoring|Literacy Instruction|Smart Board|Behavior Management|Public Speaking',
    duties:
      'Taught classes of {n} pupils in grades four to six|Raised pass rates by {p} in two years|Wrote the science curriculum used by {n} schools|Coached the debate team to {n} regional titles|Met parents every term and kept progress notes|Mentored {n} student teachers|Adapted lessons for {n} learners with special needs|Organised a reading festival for {m} children|Introduced weekly assessments and feedback',
    certificates: 'State Teaching License|TEFL Certificate|Qualified Teacher Status|First Aid at School',
    projects: 'After-School Robotics Club|Peer Reading Scheme|Outdoor Classroom',
  }),
  trade('manufacturing', {
    companies: 'Manufacturing|Industries|Machinery|Precision|Fabrication',
    titles:
      'Mechanical Engineer|Production Supervisor|Quality Engineer|Machinist|Plant Manager|Process Engineer|Maintenance Technician|Manufacturing Engineer|Welder|Design Engineer',
    departments: 'Production|Quality|Maintenance|Tooling|Engineering',
    majors: 'Mechanical Engineering|Industrial Engineering|Manufacturing Technology|Materials Science',
    skills:
      'SolidWorks|AutoCAD|Lean Manufacturing|Six Sigma|CNC Machining|GD&T|Root Cause Analysis|PLC Programming|FMEA|Welding|Kaizen|ISO 9001|Preventive Maintenance|Blueprint Reading',
    duties:
      'Supervised {n} operators on {n} production lines|Cut scrap by {p} with a new fixture design|Brought {n} products from prototype to volume|Programmed machining centres for {m} parts|Reduced unplanned downtime by {p}|Led root cause analysis of customer complaints|Wrote work instructions and trained {n} operators|Designed tooling with a payback of {n} months|Passed {n} supplier audits',
    certificates:
      'Six Sigma Black Belt|Certified Welding Inspector|Certified SolidWorks Professional|Journeyman Machinist',
    projects: 'Packaging Line Automation|Gearbox Redesign|Energy Saving Programme',
  }),
  trade('electronics', {
    companies: 'Electronics|Semiconductors|Instruments|Controls|Photonics',
    titles:
      'Electrical Engineer|Hardware Engineer|Embedded Systems Engineer|Test Engineer|FPGA Engineer|Electronics Technician|Controls Engineer|Field Service Engineer|Verification Engineer',
    departments: 'Hardware Design|Validation|Systems Engineering|Field Service',
    majors: 'Electrical Engineering|Electronic Engineering|Mechatronics|Applied Physics',
    skills:
      'PCB Design|Verilog|C|Altium Designer|MATLAB|Oscilloscope|Embedded Linux|Signal Integrity|LabVIEW|Power Electronics|VHDL|Soldering|I2C|Simulink|EMC Testing',
    duties:
      'Designed {n} boards from schematic to production|Verified a controller with {m} test cases|Improved converter efficiency to {p}|Automated bench tests, saving {n} hours per build|Supported {n} customers during bring-up|Passed emission tests on the first attempt|Wrote firmware for a sensor sold in {m} units|Selected parts and cut board cost by {p}|Repaired and calibrated instruments on site',
    certificates: 'Professional Engineer (PE)|IPC-A-610 Specialist|Certified LabVIEW Developer',
    projects: 'Motor Drive Controller|Smart Meter Gateway|Ultrasonic Flow Sensor',
  }),
  trade('civil', {
    companies: 'Construction|Builders|Engineering Group|Contractors|Architects',
    titles:
      'Civil Engineer|Site Manager|Structural Engineer|Quantity Surveyor|Construction Manager|Architect|Estimator|Safety Officer|Project Engineer|Foreman|Surveyor',
    departments: 'Highways|Structures|Estimating|Site Operations|Health and Safety',
    majors: 'Civil Engineering|Architecture|Construction Management|Structural Engineering|Quantity Surveying',
    skills:
      'AutoCAD|Revit|Primavera P6|Cost Estimation|Structural Analysis|Site Supervision|Surveying|Contract Administration|MS Project|Building Codes|Concrete Design|Risk Assessment|Quality Control|Blueprint Reading',
    duties:
      'Managed construction of a {m} square metre office block|Prepared bids worth {m} thousand dollars and won {p} of them|Coordinated {n} subcontractors and finished on time|Designed {n} bridges to current codes|Inspected concrete works and signed off {m} pours|Recorded {m} hours without a lost-time accident|Measured quantities and agreed final accounts|Modelled drainage for a housing estate of {m} homes|Chaired weekly progress meetings with the client',
    certificates: 'Chartered Engineer|LEED Accredited Professional|NEBOSH General Certificate|OSHA 10',
    projects: 'Harbour Bridge Widening|Primary School Extension|Metro Station Fit-Out',
  }),
  trade('design', {
    companies: 'Design|Interiors|Visuals|Fashion House|Animation',
    titles:
      'Graphic Designer|UX Designer|Art Director|Interior Designer|Illustrator|Fashion Designer|Motion Designer|Photographer|Creative Director|Web Designer',
    departments: 'Creative Studio|Visual Design|Product Design|Merchandising',
    majors: 'Graphic Design|Interior Architecture|Fine Arts|Fashion Design|Animation',
    skills:
      'Photoshop|Illustrator|InDesign|Figma|Sketch|After Effects|Typography|Branding|Wireframing|SketchUp|3D Modeling|Color Theory|Photography|Print Production|HTML|CSS',
    duties:
      'Designed {n} brand identities for regional clients|Built a design system shared by {n} squads|Directed photo shoots for {n} seasonal catalogues|Drew {m} illustrations for a children series|Improved sign-up completion by {p} with a simpler form|Presented concepts and won {n} pitches|Supervised print runs of {m} copies|Furnished {n} show homes within budget|Animated title sequences for {n} films',
    certificates: 'Adobe Certified Professional|NCIDQ Certification|Interaction Design Foundation Certificate',
    projects: 'Museum Wayfinding|Tea House Identity|Mobile Banking Redesign',
  }),
  trade('hospitality', {
    companies: 'Hotels|Restaurants|Resorts|Catering|Travel',
    titles:
      'Front Desk Agent|Executive Chef|Restaurant Manager|Housekeeping Supervisor|Sous Chef|Event Manager|Hotel General Manager|Bartender|Pastry Chef|Tour Guide|Line Cook',
    departments: 'Food and Beverage|Front Office|Banquets|Housekeeping|Main Kitchen',
    majors: 'Hospitality Management|Culinary Arts|Tourism|Event Management',
    skills:
      'Menu Development|Guest Relations|Food Safety|Inventory Control|Opera PMS|Staff Training|Event Coordination|Cost Control|Wine Knowledge|Banquet Service|Upselling|Point of Sale Systems|Revenue Management',
    duties:
      'Led a kitchen brigade of {n} cooks|Held food cost below {p} of sales|Checked in up to {m} guests a day|Planned {n} weddings with perfect reviews|Raised guest satisfaction to {p}|Created {n} seasonal menus from local produce|Trained {n} servers in wine and service|Passed every health inspection for {n} years|Increased room revenue by {p}',
    certificates: 'ServSafe Manager|Certified Hotel Administrator|Level 2 Food Hygiene|WSET Level 2 Award in Wines',
    projects: 'Rooftop Bar Opening|Banquet Menu Relaunch|Guest App Pilot',
  }),
  trade('automotive', {
    companies: 'Motors|Automotive|Vehicle Systems|Battery|Mobility',
    titles:
      'Automotive Technician|Vehicle Engineer|Battery Engineer|Service Advisor|Calibration Engineer|Diesel Mechanic|Parts Manager|Test Driver|Powertrain Engineer',
    departments: 'Powertrain|Vehicle Dynamics|Service Workshop|Battery Systems',
    majors: 'Automotive Engineering|Mechanical Engineering|Electrical Engineering|Automotive Technology',
    skills:
      'CATIA|CANalyzer|Engine Diagnostics|MATLAB|Vehicle Testing|DFMEA|Brake Systems|Thermal Management|Electrical Diagnostics|Simulink|Customer Service|NX|Battery Management',
    duties:
      'Repaired {n} vehicles a week with {p} first-time fix|Calibrated {n} engines for cold climates|Designed a cooling plate that lowered peak temperature by {p}|Logged {m} miles of durability testing|Advised customers on {n} services a day|Kept parts stock accurate to {p}|Reviewed crash simulations with {n} suppliers|Cut warranty claims by {p}|Trained {n} apprentices',
    certificates: 'ASE Master Technician|Functional Safety Engineer|Commercial Driver License',
    projects: 'Electric Delivery Van|Hybrid Calibration|Roadside Diagnostics Tool',
  }),
  trade('energy', {
    companies: 'Energy|Power|Water|Environmental|Petroleum',
    titles:
      'Environmental Engineer|Solar Project Engineer|Chemical Engineer|Wind Turbine Technician|HVAC Technician|Safety Engineer|Plant Operator|Energy Analyst|Agronomist',
    departments: 'Operations|Environmental Compliance|Renewables|Process Safety|Field Trials',
    majors: 'Environmental Engineering|Chemical Engineering|Renewable Energy|Agriculture|Geology',
    skills:
      'Wastewater Treatment|PVsyst|Environmental Compliance|HAZOP|Aspen HYSYS|GIS|Energy Modeling|Soil Sampling|SCADA|Permitting|Air Quality Monitoring|HVAC|Crop Management|Process Control',
    duties:
      'Designed {n} rooftop plants with a total of {m} kilowatts|Operated a treatment works serving {m} homes|Wrote {n} environmental impact statements|Lowered energy use by {p} at the main site|Serviced {n} turbines a month at heights above eighty metres|Sampled soil and water at {n} locations|Led hazard studies for {n} process units|Negotiated permits with local authorities|Advised {n} farms on irrigation',
    certificates: 'NABCEP PV Installation Professional|HAZWOPER 40|Certified Energy Manager|EPA 608 Certification',
    projects: 'Landfill Gas Recovery|River Restoration|Community Solar Garden',
  }),
]
