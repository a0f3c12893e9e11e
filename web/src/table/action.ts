/** One thing that may be done now, as a button below the table. */
export interface Action {
  id: string;
  text: string;
  more?: string;
  /** Whether it is the main thing. */
  go?: boolean;
  /** The key that does it. */
  key?: string;
  /** A page instead of a deed; it opens beside the table. */
  href?: string;
  act?: () => void;
}
