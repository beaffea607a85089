/// The frame that bordered buttons share: padding by the control size, and a backdrop in the border shape.
///
/// Insets are those of UIKit's button configurations: 7 and 12 points at the regular size, 15 and 20 at the large one;
/// they have not been measured in a widget.
struct BorderedButton<Label: View>: View {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape

    let label: Label
    let backdrop: AnyShapeStyle

    var body: some View {
        framed
            .background { outline.fill(backdrop) }
            .modifier(DisabledDimming())
    }

    /// A circle has the same padding on all sides and equal width and height, so that it encloses its label.
    @ViewBuilder private var framed: some View {
        if borderShape.kind == .circle {
            Square { label.modifier(ControlFont()).padding(insets.top) }
        } else {
            label.modifier(ControlFont()).padding(insets)
        }
    }

    private var insets: EdgeInsets {
        switch controlSize {
        case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    private var outline: AnyShape {
        switch borderShape.kind {
        case .automatic, .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .roundedRectangle(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? standardRadius))
        }
    }

    private var standardRadius: CGFloat {
        switch controlSize {
        case .mini, .small: 6
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }
}

/// A square with the longer side of its one subview, which is centered.
private struct Square: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}

/// The tint, or red for a destructive button.
struct ButtonForeground: ShapeStyle {
    let role: ButtonRole?

    func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        role == .destructive ? Color.red._resolve(request) : TintShapeStyle()._resolve(request)
    }
}

/// The tint at a low opacity if it is set, otherwise the gray of control backdrops.
struct ButtonBackdrop: ShapeStyle {
    let role: ButtonRole?

    func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        if role == .destructive { return Color.red.opacity(0.15)._resolve(request) }
        guard request.environment.tintScope != nil else {
            return SystemColorStyle(colors: [.secondaryFill])._resolve(request)
        }
        return TintShapeStyle()._resolve(request).faded(0.15)
    }
}

/// Shows a disabled control at half opacity.
struct DisabledDimming: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content.opacity(isEnabled ? 1 : 0.5)
    }
}

/// Small controls have a smaller font, unless the environment sets one.
struct ControlFont: ViewModifier {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.font) private var font

    func body(content: Content) -> some View {
        if font == nil, controlSize <= .small { content.font(.subheadline) } else { content }
    }
}
