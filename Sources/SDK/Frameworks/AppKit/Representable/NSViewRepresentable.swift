import SwiftUI
import UIKit

@MainActor @preconcurrency
public struct NSViewRepresentableContext<View: NSViewRepresentable> {
    public let coordinator: View.Coordinator
    public var transaction = Transaction()
    public var environment: EnvironmentValues { EnvironmentValues.current }
}

/// A view of AppKit in SwiftUI; widgets do not draw it.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: Context)
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        reportNotDrawn(Self.self, "NSViewRepresentable", inputs)
    }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}

@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<ViewController: NSViewControllerRepresentable> {
    public let coordinator: ViewController.Coordinator
    public var transaction = Transaction()
    public var environment: EnvironmentValues { EnvironmentValues.current }
}

@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    func makeNSViewController(context: Context) -> NSViewControllerType
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        reportNotDrawn(Self.self, "NSViewControllerRepresentable", inputs)
    }
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}

@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    open var rootView: Content
    open var sizingOptions: NSHostingSizingOptions = []

    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    public required dynamic init?(coder: NSCoder) { nil }
}

@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    open var rootView: Content
    open var sizingOptions: NSHostingSizingOptions = []

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    public required dynamic init?(coder: NSCoder) { nil }
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let minSize = NSHostingSizingOptions(rawValue: 1 << 0)
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 1 << 1)
    public static let maxSize = NSHostingSizingOptions(rawValue: 1 << 2)
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 1 << 3)
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
