/** A tap: press and let go, within a fingertip's tremble. */

const SLOP = 8;

/**
 * Return an attachment that calls `act` for a tap on the element, for Enter and Space, and for the
 * click of a screen reader. A tap may slip by 8 px, also off the element; a press that is let go
 * elsewhere is taken back.
 */
export function tap(act: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    let from: PointerEvent | null = null;
    let settled = false;
    const down = (event: PointerEvent) => {
      settled = false;
      from = event.isPrimary && event.button === 0 ? event : null;
    };
    const up = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.pointerId) return;
      const slip = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      const over = document.elementFromPoint(event.clientX, event.clientY);
      from = null;
      settled = true; // whatever click follows has been answered here
      if (slip <= SLOP || element.contains(over)) act();
    };
    const cancel = () => (from = null);
    const click = () => {
      if (!settled) act();
      settled = false;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
  };
}
