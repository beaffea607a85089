import SwiftUI
import UIKit

extension EnvironmentValues {
    /// Whether the device can generate images; the simulated one cannot.
    public var supportsImagePlayground: Bool { false }
}

extension View {
    /// Has no effect: a widget presents nothing.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        self
    }

    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        self
    }

    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        self
    }

    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View {
        self
    }

    public func imagePlaygroundGenerationStyle(
        _ style: ImagePlaygroundStyle, in allowedStyles: [ImagePlaygroundStyle]
    ) -> some View {
        self
    }

    public func imagePlaygroundAllowedGenerationStyles(_ styles: [ImagePlaygroundStyle]) -> some View {
        self
    }

    public func imagePlaygroundPersonalizationPolicy(
        _ policy: ImagePlaygroundPersonalizationPolicy
    ) -> some View {
        self
    }

    public func imagePlaygroundOptions(_ options: ImagePlaygroundOptions) -> some View {
        self
    }
}

@MainActor @preconcurrency
open class ImagePlaygroundViewController: UIViewController {
    @MainActor @preconcurrency
    public protocol Delegate: AnyObject {
        func imagePlaygroundViewController(
            _ imagePlaygroundViewController: ImagePlaygroundViewController, didCreateImageAt imageURL: URL)
        func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController)
    }

    nonisolated public static var isAvailable: Bool { false }

    public weak var delegate: (any Delegate)?
    public var concepts: [ImagePlaygroundConcept] = []
    public var sourceImage: UIImage?
    public var allowedGenerationStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all
    public var selectedGenerationStyle: ImagePlaygroundStyle?
    public var personalizationPolicy = ImagePlaygroundPersonalizationPolicy.automatic
    public var options = ImagePlaygroundOptions()
}

extension ImagePlaygroundViewController.Delegate {
    public func imagePlaygroundViewControllerDidCancel(
        _ imagePlaygroundViewController: ImagePlaygroundViewController
    ) {}
}
