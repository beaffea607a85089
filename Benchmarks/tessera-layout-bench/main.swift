import Foundation
import RenderModel
import SwiftUI

// Prints one line of JSON: how long it takes to evaluate the views, lay them out and emit their render tree, with all
// texts shaped anew as far as their numbers changed. The optional argument is the number of renders.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200

@MainActor
func median(_ work: (Int) -> Void) -> Double {
    for round in 0..<10 { work(round) }
    let samples = (0..<max(count, 1)).map { round -> Double in
        let start = DispatchTime.now().uptimeNanoseconds
        work(round)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
    return samples.sorted()[samples.count / 2]
}

func temperatures(_ render: Int) -> [Int] {
    (0..<16).map { 18 + ($0 * 7 + render * 3) % 11 }
}

var environment = EnvironmentValues()
environment.displayScale = 3
let smallRenderer = ViewRenderer(size: CGSize(width: 169, height: 169), environment: environment)
let largeRenderer = ViewRenderer(size: CGSize(width: 360, height: 379), environment: environment)
var nodes = (small: 0, large: 0)

func nodeCount(_ node: RenderNode) -> Int { node.children.reduce(1) { $0 + nodeCount($1) } }

let small = median { round in
    let tree = smallRenderer.render(SmallWeather(temperatures: temperatures(round)))
    nodes.small = nodeCount(tree.root)
}
let large = median { round in
    let view = LargeWeather(temperatures: temperatures(round), minute: 10 + round % 50)
    nodes.large = nodeCount(largeRenderer.render(view).root)
}
print(
    """
    {"small_ms": \(String(format: "%.4f", small)), "large_ms": \(String(format: "%.4f", large)), \
    "small_nodes": \(nodes.small), "large_nodes": \(nodes.large)}
    """)
