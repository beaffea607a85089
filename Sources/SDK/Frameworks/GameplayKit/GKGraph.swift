import Foundation
import simd

/// A place that ways lead to.
open class GKGraphNode: NSObject {
    public private(set) var connectedNodes: [GKGraphNode] = []

    public override init() {
        super.init()
    }

    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes where node !== self {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }

    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
        }
    }

    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
    open func cost(to node: GKGraphNode) -> Float { 1 }

    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { Self.path(from: self, to: goalNode) }
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { Self.path(from: startNode, to: self) }

    /// The cheapest path (A*): the node with the lowest cost plus estimated remaining cost is expanded first, until it
    /// is the goal.
    private static func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
        var costs = [ObjectIdentifier(start): Float(0)]
        var previous: [ObjectIdentifier: GKGraphNode] = [:]
        var open = [start]
        while let node = open.min(by: {
            costs[ObjectIdentifier($0), default: 0] + $0.estimatedCost(to: goal)
                < costs[ObjectIdentifier($1), default: 0] + $1.estimatedCost(to: goal)
        }) {
            guard node !== goal else { break }
            open.removeAll { $0 === node }
            for next in node.connectedNodes {
                let cost = costs[ObjectIdentifier(node), default: 0] + node.cost(to: next)
                if let known = costs[ObjectIdentifier(next)], known <= cost { continue }
                costs[ObjectIdentifier(next)] = cost
                previous[ObjectIdentifier(next)] = node
                if !open.contains(where: { $0 === next }) { open.append(next) }
            }
        }
        guard start === goal || previous[ObjectIdentifier(goal)] != nil else { return [] }
        var path = [goal]
        while let last = path.last, last !== start, let node = previous[ObjectIdentifier(last)] { path.append(node) }
        return path.reversed()
    }
}

open class GKGraphNode2D: GKGraphNode {
    open var position: vector_float2

    public init(point: vector_float2) {
        position = point
        super.init()
    }

    open override func cost(to node: GKGraphNode) -> Float { estimatedCost(to: node) }

    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGraphNode2D else { return 0 }
        let way = other.position - position
        return (way.x * way.x + way.y * way.y).squareRoot()
    }
}

open class GKGridGraphNode: GKGraphNode {
    public let gridPosition: vector_int2

    public init(gridPosition: vector_int2) {
        self.gridPosition = gridPosition
        super.init()
    }

    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGridGraphNode else { return 0 }
        let way = other.gridPosition &- gridPosition
        return Float(max(abs(way.x), abs(way.y)))
    }
}

/// Places and the ways between them.
open class GKGraph: NSObject {
    public private(set) var nodes: [GKGraphNode]?

    public init(_ nodes: [GKGraphNode]) {
        self.nodes = nodes
        super.init()
    }

    public override init() {
        nodes = []
        super.init()
    }

    open func add(_ nodes: [GKGraphNode]) {
        self.nodes = (self.nodes ?? []) + nodes
    }

    open func remove(_ nodes: [GKGraphNode]) {
        for node in nodes {
            for other in self.nodes ?? [] { other.removeConnections(to: [node], bidirectional: true) }
            self.nodes?.removeAll { $0 === node }
        }
    }

    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let nearest = nodes?.filter { $0 !== node }.min { node.cost(to: $0) < node.cost(to: $1) }
        if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
    }

    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}

open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    public let gridOrigin: vector_int2
    public let gridWidth: Int
    public let gridHeight: Int
    public let diagonalsAllowed: Bool

    public init(
        fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
    ) {
        gridOrigin = position
        gridWidth = Int(width)
        gridHeight = Int(height)
        self.diagonalsAllowed = diagonalsAllowed
        var nodes: [GKGridGraphNode] = []
        for y in 0..<max(height, 0) {
            for x in 0..<max(width, 0) {
                nodes.append(GKGridGraphNode(gridPosition: position &+ vector_int2(x, y)))
            }
        }
        super.init(nodes)
        for node in nodes { connect(node) }
    }

    private func connect(_ node: GKGridGraphNode) {
        for step in [vector_int2(1, 0), vector_int2(0, 1), vector_int2(1, 1), vector_int2(-1, 1)] {
            guard diagonalsAllowed || step.x == 0 || step.y == 0 else { continue }
            if let neighbor = place(node.gridPosition &+ step) {
                node.addConnections(to: [neighbor], bidirectional: true)
            }
        }
    }

    /// Nodes are stored row by row until one is removed.
    private func place(_ position: vector_int2) -> GKGridGraphNode? {
        let (x, y) = (Int(position.x - gridOrigin.x), Int(position.y - gridOrigin.y))
        guard let nodes, x >= 0, y >= 0, x < gridWidth, y < gridHeight else { return nil }
        let index = y * gridWidth + x
        if nodes.indices.contains(index), let node = nodes[index] as? GKGridGraphNode, node.gridPosition == position {
            return node
        }
        return nodes.lazy.compactMap { $0 as? GKGridGraphNode }.first { $0.gridPosition == position }
    }

    open func node(atGridPosition position: vector_int2) -> NodeType? {
        place(position) as? NodeType
    }
}
