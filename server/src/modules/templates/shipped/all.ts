import { campusSeason, internship, talentReactivation } from '#modules/templates/shipped/campus'
import {
  contractTracking,
  employeeFiles,
  onBoarding,
  plainKanban,
  vendorTender,
} from '#modules/templates/shipped/general'
import { executiveSearch, referralDrive, salesHiring, techHiring } from '#modules/templates/shipped/hiring'
import type { Shipped } from '#modules/templates/shipped/model'

/** The templates of channels that come with the product. The standard enterprise may change or delete them for everyone. */
export const shippedTemplates: readonly Shipped[] = [
  techHiring,
  salesHiring,
  executiveSearch,
  referralDrive,
  campusSeason,
  internship,
  talentReactivation,
  onBoarding,
  vendorTender,
  contractTracking,
  employeeFiles,
  plainKanban,
]
