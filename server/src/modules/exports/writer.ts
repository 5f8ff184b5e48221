/** A row of texts; those of a column that counts may be written as numbers. */
export type Cells = readonly string[]

/**
 * Writes a sheet piece by piece. What it must know to go on, in this process or in another, is in numbers that are kept
 * beside the pieces: it holds nothing itself.
 */
export interface Writer {
  readonly contentType: string
  begin(labels: Cells): Piece
  rows(rows: readonly Cells[], state: State): Promise<Piece>
  end(state: State): Piece
}

export type State = Record<string, number>

export interface Piece {
  bytes: Buffer
  state: State
}

/** The sheet cannot hold so much. */
export class TooMuch extends Error {}
