import Foundation
import RenderModel
import SwiftUI

// Prints one line of JSON: how long it takes to evaluate the views, lay them out and emit their render tree. Once with
// numbers that never come back within the run, so that every text with a number is new, and once with numbers that
// soon recur, as a widget's do. The optional argument is the number of renders.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200

@MainActor
func median(_ work: (Int) -> RenderTree) -> (milliseconds: Double, nodes: Int) {
    var nodes = 0
    var samples = (0..<max(count, 1) + 10).map { round -> Double in
        let start = DispatchTime.now().uptimeNanoseconds
        let tree = work(round)
        let end = DispatchTime.now().uptimeNanoseconds
        nodes = nodeCount(tree.root)
        return Double(end - start) / 1e6
    }
    samples.removeFirst(10)
    return (samples.sorted()[samples.count / 2], nodes)
}

/// Four digits, three for the first; they recur after 562 renders, long after anything kept has been given up.
func freshNumbers(_ render: Int) -> [Int] {
    [100 + render % 900] + (1..<16).map { 1000 + (render * 16 + $0) % 9000 }
}

func recurringNumbers(_ render: Int) -> [Int] {
    (0..<16).map { 18 + ($0 * 7 + render * 3) % 11 }
}

var environment = EnvironmentValues()
environment.displayScale = 3
let smallRenderer = ViewRenderer(size: CGSize(width: 169, height: 169), environment: environment)
let largeRenderer = ViewRenderer(size: CGSize(width: 360, height: 379), environment: environment)

func nodeCount(_ node: RenderNode) -> Int { node.children.reduce(1) { $0 + nodeCount($1) } }

@MainActor
func measureSmall(_ numbers: (Int) -> [Int]) -> (milliseconds: Double, nodes: Int) {
    median { smallRenderer.render(SmallWeather(temperatures: numbers($0))) }
}

@MainActor
func measureLarge(_ numbers: (Int) -> [Int]) -> (milliseconds: Double, nodes: Int) {
    median { largeRenderer.render(LargeWeather(temperatures: numbers($0), minute: 10 + $0 % 50)) }
}

let fresh = (small: measureSmall(freshNumbers), large: measureLarge(freshNumbers))
let recurring = (small: measureSmall(recurringNumbers), large: measureLarge(recurringNumbers))
func text(_ value: Double) -> String { String(format: "%.4f", value) }
print(
    """
    {"small_ms": \(text(fresh.small.milliseconds)), "large_ms": \(text(fresh.large.milliseconds)), \
    "recurring_small_ms": \(text(recurring.small.milliseconds)), \
    "recurring_large_ms": \(text(recurring.large.milliseconds)), \
    "small_nodes": \(fresh.small.nodes), "large_nodes": \(fresh.large.nodes)}
    """)
