// Return what axe finds: rule, elements, and for colours the two of them.
async () => {
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => [
    id,
    ...nodes.slice(0, 4).map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`),
  ]);
};
