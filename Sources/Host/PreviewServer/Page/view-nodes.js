// The listed views of a widget.

/**
 * The nodes without a closed ancestor, in order, and whether each has children.
 *
 * @param {PageInspectionNode[]} nodes each before its children
 * @param {ReadonlySet<string>} closed paths
 */
export function openNodes(nodes, closed) {
  let hiddenBelow = Infinity;
  return nodes.flatMap((node, index) => {
    if (node.depth > hiddenBelow) return [];
    const isClosed = closed.has(node.path);
    hiddenBelow = isClosed ? node.depth : Infinity;
    return [{ node, isClosed, hasChildren: (nodes[index + 1]?.depth ?? -1) > node.depth }];
  });
}
