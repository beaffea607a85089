/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The input of a toggle style.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label {
        let content: AnyView
    }

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed = false

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// The default style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// The label, and a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer(minLength: 0)
            SwitchDrawing(isOn: configuration.isOn, tint: tint)
        }
        .modifier(DisabledDimming())
    }
}

/// A button that looks pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(
            label: configuration.label
                .foregroundStyle(configuration.isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint)),
            backdrop: configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(ButtonBackdrop(role: nil)))
    }
}

/// A box with or without a mark, before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            configuration.label
        }
        .modifier(DisabledDimming())
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The switch itself, in points.
///
/// - Since iOS 26: 63 x 28 (wanteddev/montage-ios, pull request 488, which measured SwiftUI's own). The knob is a
///   capsule of 39 x 24; its size is estimated from pictures; it is not documented.
/// - Until iOS 18: 51 x 31 with a round knob of 27, the size of UIKit's switch.
private struct SwitchDrawing: View {
    @Environment(\.systemColorGeneration) private var generation

    let isOn: Bool
    let tint: Color?

    var body: some View {
        ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule(style: .circular).fill(track)
            Capsule(style: .circular).fill(.white).frame(width: knob.width, height: knob.height).padding(2)
                .shadow(color: .black.opacity(0.15), radius: 2, x: 0, y: 2)
        }
        .frame(width: size.width, height: size.height)
    }

    private var size: CGSize {
        switch generation {
        case .before2025: CGSize(width: 51, height: 31)
        case .since2025: CGSize(width: 63, height: 28)
        }
    }

    private var knob: CGSize {
        switch generation {
        case .before2025: CGSize(width: 27, height: 27)
        case .since2025: CGSize(width: 39, height: 24)
        }
    }

    private var track: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(.fill.secondary) }
        return tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(SwitchTrack())
    }
}

/// The tint if one is set, else green.
private struct SwitchTrack: ShapeStyle {
    func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        request.environment.tintScope == nil ? Color.green._resolve(request) : TintShapeStyle()._resolve(request)
    }
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        pushStyle(style) { $0.makeBody(configuration: $1) }
    }
}

extension ToggleStyleConfiguration.Label: View {
    public var body: some View { content }
}
