import SwiftUI

/// A tip within a view: nothing, because a widget shows no tips.
public struct TipView<Content: Tip>: View {
    public init(
        _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {}

    @_disfavoredOverload
    public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {}

    public init(
        _ tip: Content, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) {}

    @_disfavoredOverload
    public init(
        _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) {}

    public var body: some View { EmptyView() }
}

/// A type-erased tip.
public struct _AnyTip: Tip {
    public let title: Text
    public let id: String
}

extension TipView where Content == _AnyTip {
    @_disfavoredOverload
    public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {}

    @_disfavoredOverload
    public init(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) {}
}

/// How a tip looks.
@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] { tip.actions }
}

public struct MiniTipViewStyle: TipViewStyle {
    public init() {}

    public func makeBody(configuration: TipViewStyleConfiguration) -> some View { EmptyView() }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
    /// Has no effect: a widget shows no tips.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    /// Has no effect: a widget shows no tips.
    public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    /// Has no effect: a widget shows no tips.
    public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor,
        arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    /// Has no effect: a widget shows no tips.
    public func tipAnchor<ID: Hashable>(_ id: ID) -> some View { self }

    /// Has no effect: a widget shows no tips.
    public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }

    /// Has no effect: a widget shows no tips.
    public func tipBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }

    /// Has no effect: a widget shows no tips.
    public func tipBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { self }

    /// Has no effect: a widget shows no tips.
    public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { self }

    /// Has no effect: a widget shows no tips.
    public func tipImageSize(_ size: CGSize) -> some View { self }

    /// Has no effect: a widget shows no tips.
    public func tipImageStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

    /// Has no effect: a widget shows no tips.
    public func tipImageStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First, _ secondary: Second
    ) -> some View { self }

    /// Has no effect: a widget shows no tips.
    public func tipImageStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ primary: First, _ secondary: Second, _ tertiary: Third
    ) -> some View { self }
}
