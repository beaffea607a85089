import SwiftUI

/// A controller that hosts SwiftUI; it is not drawn in a widget.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content
    open var sizingOptions: UIHostingControllerSizingOptions = []
    open var safeAreaRegions = SafeAreaRegions.all

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required dynamic init?(coder aDecoder: NSCoder) { nil }

    open func sizeThatFits(in size: CGSize) -> CGSize { size }
    open func _render(seconds: Double) {}
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// Cell content written in SwiftUI.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background

    public func makeContentView() -> any UIView & UIContentView { HostingContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
    public func minSize() -> Self { self }

    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, Rectangle> {
        UIHostingConfiguration<Content, Rectangle>(content: content, background: Rectangle())
    }

    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: self.content, background: content())
    }

    fileprivate init(content: Content, background: Background) {
        (self.content, self.background) = (content, background)
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), background: EmptyView())
    }
}

@MainActor
private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

/// A UIKit gesture recognizer in SwiftUI.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: Gesture where Body == Never {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { () }
}

@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
}

@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint { .zero }
    public var localTranslation: CGPoint? { nil }
    public var localVelocity: CGPoint? { nil }
}
