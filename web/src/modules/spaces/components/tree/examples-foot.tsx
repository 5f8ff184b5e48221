import styles from '#modules/spaces/components/tree/tree.module.css'
import { useExamples, useLoadExamples, useRemoveExamples } from '#modules/spaces/examples.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { toast } from '#ui/toast.ts'

/** Under the tree while example data is in it: one click takes it away, and the same toast brings it back. */
export function ExamplesFoot() {
  const text = useSpacesText().examples
  const { mayLoad, loaded, loading } = useExamples()
  const remove = useRemoveExamples()
  const { start } = useLoadExamples()
  if (!mayLoad || !loaded) return null
  const take = () =>
    remove.mutate(
      {},
      {
        onSuccess: ({ removed }) =>
          toast.show({ text: text.removed(removed), action: { label: text.again, run: start } }),
      },
    )
  return (
    <p className={styles.examples}>
      {loading ? text.loading : text.here}
      {!loading && (
        <button type="button" disabled={remove.isPending} onClick={take}>
          {remove.isPending ? text.removing : text.remove}
        </button>
      )}
    </p>
  )
}
