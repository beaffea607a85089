// OUTCOME needs-review
import SwiftUI

/// The level of a battery, which is drawn without words.
struct Level: View {
    var body: some View {
        Canvas { context, size in
            let box = CGRect(origin: .zero, size: size)
            context.stroke(Path(roundedRect: box.insetBy(dx: 2, dy: 2), cornerRadius: 6), with: .color(.primary))
            let charge = CGRect(x: 6, y: 6, width: (size.width - 12) * 0.7, height: size.height - 12)
            context.fill(Path(roundedRect: charge, cornerRadius: 3), with: .color(.green))
        }
        .frame(width: 84, height: 40)
    }
}

struct ProbeView: View {
    var body: some View {
        VStack(spacing: 10) {
            Level()
                #if !FAULT
                    .accessibilityElement()
                    .accessibilityLabel("Battery")
                    .accessibilityValue("Nearly full")
                #endif
            Text("Watch").font(.subheadline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
