import CoreLocation
@_exported import Foundation
import SwiftUI

public protocol JournalingSuggestionAsset {
    associatedtype JournalingSuggestionContent = Self
}

/// A moment that the user may want to write about; none is suggested.
public struct JournalingSuggestion: Sendable {
    public struct ItemContent: Identifiable, Sendable {
        public let id: UUID
        public func content<Asset: JournalingSuggestionAsset>(
            forType: Asset.Type
        ) async throws -> Asset.JournalingSuggestionContent? {
            nil
        }
        public func hasContent<Asset: JournalingSuggestionAsset>(ofType type: Asset.Type) -> Bool { false }
    }

    public let title: String
    public let date: DateInterval?
    public let items: [JournalingSuggestion.ItemContent]

    public func content<Asset: JournalingSuggestionAsset>(
        forType: Asset.Type
    ) async -> [Asset.JournalingSuggestionContent] {
        []
    }

    public struct Photo: JournalingSuggestionAsset, Sendable {
        public let photo: URL
        public let date: Date?
    }

    public struct Location: JournalingSuggestionAsset, @unchecked Sendable {
        // Sendable: its properties are constants, and locations are immutable.
        public let place: String?
        public let city: String?
        public let location: CLLocation?
        public let date: Date?
    }

    public struct Song: JournalingSuggestionAsset, Sendable {
        public let song: String?
        public let artist: String?
        public let album: String?
        public let artwork: URL?
        public let date: Date?
    }

    public struct Contact: JournalingSuggestionAsset, Sendable {
        public let name: String
        public let photo: URL?
    }

    public struct Reflection: JournalingSuggestionAsset, Sendable {
        public let prompt: String
    }
}

/// Requests a suggestion; a widget cannot present it.
public struct JournalingSuggestionsPicker<Label: View>: View {
    private let label: Label

    public init(
        @ViewBuilder label: () -> Label, onCompletion: @escaping (JournalingSuggestion) async -> Void
    ) {
        self.label = label()
    }

    public init(
        _ titleKey: LocalizedStringKey, onCompletion: @escaping (JournalingSuggestion) async -> Void
    ) where Label == Text {
        label = Text(titleKey)
    }

    public var body: some View {
        Button(action: {}) { label }
    }
}
