import Foundation
import SwiftUI

/// Something to learn about an app.
public protocol Tip: Identifiable, Sendable {
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionsBuilder var actions: [Action] { get }
    @Tips.RuleBuilder var rules: [Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public typealias Action = Tips.Action
    public typealias Rule = Tips.Rule
    public typealias Option = any TipKit.TipOption
    public typealias Status = Tips.Status
    public typealias Event = Tips.Event
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }
}

extension Tip {
    /// Pending, because a widget shows no tips.
    public var status: Tips.Status { .pending }
    public var shouldDisplay: Bool { false }

    public var statusUpdates: AsyncStream<Tips.Status> {
        AsyncStream { continuation in
            continuation.yield(.pending)
            continuation.finish()
        }
    }

    public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> {
        statusUpdates.map { $0 == .available }
    }

    public func invalidate(reason: Tips.InvalidationReason) {}
    public func resetEligibility() async {}
}

extension Tips {
    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?
        public let label: @Sendable () -> Text
        public let handler: @Sendable () -> Void

        public init(
            id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            self.id = id ?? ""
            index = nil
            self.label = label
            self.handler = handler
        }

        public init(
            id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let title = String(title)
            self.init(id: id, perform: handler) { Text(title) }
        }
    }
}
