import {
  addConsent,
  addContact,
  draftReactivationLetter,
  getContactRecord,
  getReactivationSettings,
  listLeftOut,
  runReactivation,
  searchReactivations,
  setNoContact,
  setReactivation,
  setReactivationSettings,
  withdrawConsents,
} from '@cohort/contract/reactivation'
import { type Route, route } from '#kernel/route'
import * as contacts from '#modules/reactivation/contacts'
import { run } from '#modules/reactivation/run'
import * as service from '#modules/reactivation/service'
import * as settings from '#modules/reactivation/settings'
import { movesWithResumes, rowsThatMove } from '#modules/resumes/movers'

// Who asked to be left alone stays so when two resumes of theirs become one.
movesWithResumes(
  'reactivation',
  rowsThatMove(
    { table: 'consent', key: 'consent_id' },
    { table: 'contact', key: 'contact_id' },
    { table: 'no_contact', key: null },
    { table: 'reactivation', key: 'job_id' },
  ),
)

export const routes: readonly Route[] = [
  route(runReactivation, run),
  route(searchReactivations, service.search),
  route(listLeftOut, service.leftOut),
  route(setReactivation, service.set),
  route(draftReactivationLetter, service.letter),
  route(getReactivationSettings, settings.get),
  route(setReactivationSettings, settings.set),
  route(getContactRecord, contacts.get),
  route(addConsent, contacts.consent),
  route(withdrawConsents, contacts.withdraw),
  route(addContact, contacts.contact),
  route(setNoContact, contacts.noContact),
]
