import SwiftUI

struct Dimmer: View {
    @Binding var level: Double

    var body: some View { Slider(value: $level).onChange(of: level) { _, new in print(new) } }
}

func wrapped() -> some View {
    @State var level = 0.5
    return Dimmer(level: $level)
}

#Preview("Dimmer") {
    @Previewable @State var level = 0.5
    @Previewable @Environment(\.colorScheme) var scheme

    Dimmer(level: $level)
    if scheme == .dark { Text("Dark") }
}

#Preview(traits: .sizeThatFitsLayout) {
    @Previewable @FocusState var isFocused: Bool
    Text("Field").focused($isFocused)
}

#Preview { wrapped() }
