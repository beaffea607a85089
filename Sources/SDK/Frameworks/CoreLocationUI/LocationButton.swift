@_exported import CoreLocation
import FoundationSupplement
import SwiftUI

/// A button that grants the app one-time access to the user's location.
public struct LocationButton: View {
    public struct Title: Equatable, Sendable {
        let text: String?

        public static let currentLocation = Title(text: "Current Location")
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }

    private let title: LocationButton.Title?
    private let action: @MainActor () -> Void

    public init(_ title: LocationButton.Title? = nil, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    public var body: some View {
        Button(action: action) {
            Label(title?.text ?? "", systemImage: "location.fill")
                .labelStyle(.titleAndIcon)
        }
        .buttonStyle(.borderedProminent)
    }
}
