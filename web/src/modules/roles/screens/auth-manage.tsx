import { allCodes } from '@cohort/contract/access'
import { errorText } from '@cohort/contract/errors'
import { createRole, type Role, updateRole } from '@cohort/contract/roles'
import { rightsOf } from '@cohort/contract/users'
import { useState } from 'react'
import { useFrameActions } from '#lib/frame.ts'
import { usePageTitle } from '#lib/page.ts'
import { useLocale } from '#lib/text.ts'
import { useMe } from '#lib/who.ts'
import { useExplanation } from '#modules/permissions/queries.ts'
import styles from '#modules/roles/components/auth-manage.module.css'
import { CodeMatrix } from '#modules/roles/components/code-matrix.tsx'
import { ConflictDialog } from '#modules/roles/components/conflict-dialog.tsx'
import { DeleteRoleDialog } from '#modules/roles/components/delete-role-dialog.tsx'
import { Explainer } from '#modules/roles/components/explainer.tsx'
import { RoleHead } from '#modules/roles/components/role-head.tsx'
import { RoleHistory } from '#modules/roles/components/role-history.tsx'
import { RoleList } from '#modules/roles/components/role-list.tsx'
import { RoleMembers } from '#modules/roles/components/role-members.tsx'
import { CreateRoleDialog, RenameRoleDialog } from '#modules/roles/components/role-name-dialog.tsx'
import { SaveBar } from '#modules/roles/components/save-bar.tsx'
import { type AuthAddress, type RoleTab, roleTabs, useAuthAddress } from '#modules/roles/components/use-auth-address.ts'
import { type RoleEditor, useRoleEditor } from '#modules/roles/components/use-role-editor.ts'
import { bodyOf } from '#modules/roles/explain-steps.ts'
import { useRoles } from '#modules/roles/queries.ts'
import { changeCount } from '#modules/roles/role-draft.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageActions } from '#ui/page-actions.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonPage, SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'

type Asking = { kind: 'create'; from?: Role } | { kind: 'rename' | 'delete'; role: Role }

/** Permission settings: roles, what each allows and who has it; and why someone can or cannot. */
export function Screen() {
  const text = useRolesText()
  usePageTitle(text.title, undefined, text.crumb)
  const roles = useRoles()
  const address = useAuthAddress()
  const editor = useRoleEditor()
  const [asking, setAsking] = useState<Asking>()
  const all = roles.data?.roles ?? []
  const role = all.find(({ roleId }) => roleId === address.roleId) ?? all[0]
  const close = () => setAsking(undefined)
  return (
    <div className={address.panelOpen ? `${styles.screen} ${styles.withPanel}` : styles.screen}>
      <Actions address={address} onCreate={() => setAsking({ kind: 'create' })} />
      {roles.isError && !roles.data && <ErrorState error={roles.error} onRetry={() => void roles.refetch()} />}
      {roles.isPending && <Loading />}
      {role && (
        <>
          <RoleList roles={all} current={role.roleId} unsaved={editor.unsaved} hrefOf={address.hrefOfRole} />
          <RolePane key={role.roleId} role={role} editor={editor} address={address} onAsk={setAsking} />
        </>
      )}
      {address.panelOpen && roles.data && (
        <Explainer question={address.question} onChange={address.ask} onClose={address.closePanel} />
      )}
      {asking?.kind === 'create' && (
        <CreateRoleDialog
          roles={all}
          from={asking.from}
          onClose={close}
          onMade={(roleId) => {
            close()
            address.goToRole(roleId)
          }}
        />
      )}
      {asking?.kind === 'rename' && (
        <RenameRoleDialog
          role={all.find(({ roleId }) => roleId === asking.role.roleId) ?? asking.role}
          onClose={close}
        />
      )}
      {asking?.kind === 'delete' && (
        <DeleteRoleDialog
          role={asking.role}
          onClose={close}
          onDeleted={() => {
            close()
            address.goToRole(undefined)
          }}
        />
      )}
      {editor.conflict && (
        <ConflictDialog conflict={editor.conflict} onSettle={editor.settle} onClose={editor.closeConflict} />
      )}
    </div>
  )
}

function Loading() {
  return (
    <>
      <SkeletonRows rows={6} height={46} avatar={false} />
      <SkeletonPage lines={12} />
    </>
  )
}

function Actions({ address, onCreate }: { address: AuthAddress; onCreate: () => void }) {
  const text = useRolesText()
  const { invite } = useFrameActions()
  return (
    <PageActions>
      {!address.panelOpen && (
        <Button icon={<Icon name="help" size={16} />} onClick={address.openPanel}>
          {text.why.open}
        </Button>
      )}
      {invite && (
        <Button icon={<Icon name="people" size={16} />} onClick={invite}>
          {text.invite}
        </Button>
      )}
      <Button kind="primary" icon={<Icon name="plus" size={16} />} disabled={useRefusal(createRole)} onClick={onCreate}>
        {text.create.button}
      </Button>
    </PageActions>
  )
}

interface PaneProps {
  role: Role
  editor: RoleEditor
  address: AuthAddress
  onAsk: (asking: Asking) => void
}

function RolePane({ role, editor, address, onAsk }: PaneProps) {
  const text = useRolesText()
  const draft = editor.draftFor(role)
  const refuse = useCodeRefusal(role)
  const missing = useMissingCode(address)
  const members = (whole: boolean) => (
    <RoleMembers
      role={role}
      whole={whole}
      onAll={() => address.goToTab('members')}
      onWhy={(userId) => address.ask({ userId })}
    />
  )
  const content: Record<RoleTab, () => React.ReactNode> = {
    auths: () => (
      <>
        <CodeMatrix
          roleName={role.name}
          codes={draft.codes}
          saved={draft.base.codes}
          refuse={refuse}
          missing={missing}
          onToggle={(code) => editor.toggle(draft, code)}
        />
        {members(false)}
      </>
    ),
    members: () => members(true),
    history: () => <RoleHistory role={role} />,
  }
  const counts: Partial<Record<RoleTab, string>> = {
    auths: text.tabs.of(draft.codes.length, allCodes.length),
    members: String(role.memberCount),
  }
  return (
    <section className={styles.role} aria-label={role.name}>
      <RoleHead
        role={role}
        onCopy={() => onAsk({ kind: 'create', from: role })}
        onRename={() => onAsk({ kind: 'rename', role })}
        onDelete={() => onAsk({ kind: 'delete', role })}
      />
      <Tabs
        className={styles.tabs}
        label={role.name}
        current={address.tab}
        onChoose={address.goToTab}
        tabs={roleTabs.map((tab) => ({ key: tab, label: text.tabs[tab], count: counts[tab] }))}
      >
        {content[address.tab]()}
      </Tabs>
      {changeCount(draft) > 0 && (
        <SaveBar
          draft={draft}
          saving={editor.isSaving}
          onSave={() => editor.save(draft)}
          onDiscard={() => editor.discard(role.roleId)}
        />
      )}
    </section>
  )
}

/** Why a code of this role cannot be changed: fixed, not allowed, or not held by whoever asks. */
function useCodeRefusal(role: Role): (code: number) => string | undefined {
  const text = useRolesText().matrix
  const locale = useLocale()
  const me = useMe()
  const refusal = useRefusal(updateRole)
  const rights = me && rightsOf(me)
  return (code) => {
    if (role.isAdministrator) return errorText('RoleFixed', locale)
    if (refusal) return refusal
    // Nobody hands out or takes away more than they hold; administrators hold everything.
    return rights?.isAdmin || rights?.codes.has(code) ? undefined : text.notHeld
  }
}

/** The code that the explainer found missing: the matrix points at it. */
function useMissingCode({ panelOpen, question }: AuthAddress): number | undefined {
  const answer = useExplanation(panelOpen ? bodyOf(question) : undefined)
  const lacking = answer.data?.chain.some(({ step, ok }) => step === 'code' && !ok)
  return panelOpen && lacking ? question.code : undefined
}
