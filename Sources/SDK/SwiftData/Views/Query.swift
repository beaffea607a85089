import Foundation
import SwiftUI

/// Fetches models for a view, from the context of its environment.
@MainActor @preconcurrency
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
    nonisolated(unsafe) private let descriptor: FetchDescriptor<Element>

    nonisolated public init() {
        descriptor = FetchDescriptor()
    }

    nonisolated public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
        self.descriptor = descriptor
    }

    nonisolated public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
        self.descriptor = descriptor
    }

    nonisolated public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation? = nil
    ) {
        descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
    }

    nonisolated public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction
    ) {
        descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
    }

    nonisolated public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation? = nil
    ) {
        descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    }

    nonisolated public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation? = nil
    ) {
        descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    }

    nonisolated public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction
    ) {
        descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    }

    public var wrappedValue: [Element] {
        do {
            return try modelContext.fetch(descriptor)
        } catch {
            Notices.current.add(
                .init(.warning, subject: "Query", message: "The fetch failed: \(error.localizedDescription)"))
            return []
        }
    }

    public var modelContext: ModelContext { EnvironmentValues.current.modelContext }
    public var fetchError: (any Error)? { nil }

    nonisolated public mutating func update() {}
}
