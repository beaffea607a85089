import Foundation
import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

/// Renders views for the tests of the controls.
@MainActor
enum ControlHarness {
    static func environment(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        change(&environment)
        return environment
    }

    /// A view on a canvas of 200 by 200 points, centered.
    static func render<V: View>(
        _ view: V, date: Date = Date(timeIntervalSinceReferenceDate: 0),
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> RenderTree {
        ViewRenderer(size: CGSize(width: 200, height: 200), environment: environment(change), date: date).render(view)
    }

    static func size<V: View>(_ view: V, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> CGSize {
        ViewRenderer(size: CGSize(width: 200, height: 200), environment: environment(change))
            .sizeThatFits(view, .unspecified)
    }
}

extension RenderTree {
    /// All nodes, outer ones first.
    var allNodes: [RenderNode] {
        func below(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(below) }
        return below(root)
    }

    func first(_ role: Semantics.Role) -> RenderNode? { allNodes.first { $0.semantics?.role == role } }

    var shapes: [ShapeContent] {
        allNodes.compactMap { node in
            if case .shape(let shape) = node.content { shape } else { nil as ShapeContent? }
        }
    }
}

/// A box that stands for a label: 30 by 10 points.
struct LabelBox: View {
    var body: some View { Rectangle().frame(width: 30, height: 10) }
}
