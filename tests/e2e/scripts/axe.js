// Return what axe finds: rule, elements, and for colours the two of them.
async (onlyColours) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const colours = ['color-contrast', 'link-in-text-block', 'target-size'];
  const { violations } = await axe.run(document, {
    runOnly: onlyColours ? { type: 'rule', values: colours } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => [
    id,
    ...nodes.slice(0, 4).map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`),
  ]);
};
