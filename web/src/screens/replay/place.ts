/** Where somebody is who looks at a match again. */
export interface Place<Position, Part> {
  position: Position;
  /** The hand that the position belongs to. */
  chapter: Part;
  index: number;
  /** The seat that is drawn nearest. */
  below: number;
  go: (index: number) => void;
}
