import SwiftUI
import WidgetVocabulary

/// The appearance of a control in Control Center, which is dark.
///
/// 1. The small size is a circle with the symbol; medium is a capsule with the symbol in the square at its leading end,
///    followed by title and value; large is a rounded square with the symbol above title and value.
/// 2. A toggle that is on is a white plate and its symbol has the tint (guidelines, Controls: the tint is the color of
///    a toggle's symbol while it is on); everything else is white on a translucent white background.
package struct ControlFace: View {
    /// The text of a control's labels; empty without any.
    package struct Words: Hashable, Sendable {
        package var title: String
        package var value: String

        package init(title: String, value: String) {
            self.title = title
            self.value = value
        }
    }

    let size: WidgetVocabulary.ControlSize
    let icon: AnyView
    let words: Words
    let form: ControlParts.Form
    let tint: Color?
    /// In points: the side of a small control, and the size of the whole control.
    let side: CGFloat
    let canvas: CGSize

    package init(
        _ parts: ControlParts, size: WidgetVocabulary.ControlSize, icon: AnyView, words: Words, side: CGFloat,
        canvas: CGSize
    ) {
        self.size = size
        self.icon = icon
        self.words = words
        form = parts.form
        tint = parts.tint
        self.side = side
        self.canvas = canvas
    }

    private var isOn: Bool { form == .toggle(isOn: true) }
    private var ink: Color { isOn ? .black : .white }

    package var body: some View {
        content
            .frame(width: canvas.width, height: canvas.height)
            .background { plate }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: words.title.isEmpty ? words.value : words.title))
            .accessibilityValue(Text(verbatim: words.title.isEmpty ? "" : words.value))
    }

    private var plate: some View {
        // Control Center has already blurred its backdrop, so a translucent fill is enough for glass.
        RoundedRectangle(cornerRadius: side / 2, style: .circular)
            .fill(isOn ? Color.white : Color.white.opacity(ControlMeasure.glassLight))
    }

    @ViewBuilder
    private var content: some View {
        switch size {
        case .small: symbol
        case .medium:
            HStack(spacing: 0) {
                symbol.frame(width: side * ControlMeasure.symbolColumn, height: side)
                texts.frame(maxWidth: .infinity, alignment: .leading).padding(.trailing, ControlMeasure.margin)
            }
        case .large:
            VStack(alignment: .leading, spacing: 0) {
                symbol
                Spacer(minLength: 0)
                texts
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(ControlMeasure.margin)
        }
    }

    /// A control without a symbol keeps the space of the symbol, and its background.
    private var symbol: some View {
        ZStack { icon }
            .font(.system(size: side * ControlMeasure.symbolShare, weight: .medium))
            .symbolRenderingMode(.monochrome)
            .foregroundStyle(isOn ? tint ?? .accentColor : ink)
    }

    @ViewBuilder
    private var texts: some View {
        VStack(alignment: .leading, spacing: 1) {
            if !words.title.isEmpty {
                Text(verbatim: words.title).font(.system(size: 15, weight: .semibold)).foregroundStyle(ink)
                    .lineLimit(words.value.isEmpty ? 2 : 1)
            }
            if !words.value.isEmpty {
                Text(verbatim: words.value).font(.system(size: 13)).foregroundStyle(ink.opacity(0.6)).lineLimit(1)
            }
        }
        .minimumScaleFactor(0.8)
    }
}

/// Dimensions within a control that no source publishes, in points unless noted otherwise.
private enum ControlMeasure {
    /// From the edge to the content of a large control, and after the text of a medium one: the guidelines' standard
    /// widget margin.
    static let margin: CGFloat = 16
    /// Size of the symbol as a share of a small control's side: a symbol of 26 points in 71 has the proportions of an
    /// icon in a round Lock Screen button.
    static let symbolShare: CGFloat = 0.36
    /// Width of the symbol's column in a medium control, as a share of the side: slightly less than the square, so that
    /// symbol and text are perceived as a unit.
    static let symbolColumn: CGFloat = 0.88
    /// Opacity of the white background of a control that is off: enough to see it on a black wallpaper, and little
    /// enough for white text to keep a contrast of 4.5 to 1 on the lightest wallpaper under Control Center's shade.
    static let glassLight = 0.18
}
