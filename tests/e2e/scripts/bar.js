// Return which parts of the bar lie over one another.
() => {
  const parts = [...document.querySelectorAll('.bar button, .score__points, .score__match')];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const found = [];
  boxes.forEach((one, place) => {
    for (let next = place + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      const [left, right] = one.left < other.left ? [one, other] : [other, one];
      if (left.right > right.left + 0.5) {
        found.push(`${parts[place].className} and ${parts[next].className}`);
      }
    }
  });
  return found;
};
