import Foundation
import SwiftUI

/// Content for Xcode's library; nothing here reads it.
public protocol LibraryContentProvider {
    associatedtype ModifierBase = Any

    @LibraryContentBuilder var views: [LibraryItem] { get }
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

public struct LibraryItem {
    public struct Category: Hashable, Sendable {
        private let name: String

        public static let effect = Category(name: "effect")
        public static let layout = Category(name: "layout")
        public static let control = Category(name: "control")
        public static let other = Category(name: "other")
    }

    public init<SnippetExpressionType>(
        _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

@resultBuilder
public enum LibraryContentBuilder {
    public static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }
    public static func buildBlock(_ components: [LibraryItem]...) -> [LibraryItem] { components.flatMap { $0 } }
    public static func buildBlock() -> [LibraryItem] { [] }
}
