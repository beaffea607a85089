import SwiftUI
import WidgetKit

struct Garden: PreviewModifier {
    final class Model { var names = ["Rose"] }

    static func makeSharedContext() async throws -> Model { Model() }

    func body(content: Content, context: Model) -> some View { content.environment(\.locale, .current) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var garden: Self = .modifier(Garden())
}

@Animatable
struct Petal: Shape {
    var width: CGFloat
    @AnimatableIgnored var isFilled = true

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: width, dy: 0)) }
}

struct Bed: View {
    @State private var isOn = false

    var body: some View {
        Petal(width: 2)
            .clipShape(.buttonBorder)
        Text("Rose").textVariant(.sizeDependent)
        Toggle("On", isOn: $isOn).toggleStyle(.checkbox)
        GeometryReader { proxy in Text("\(proxy.containerCornerInsets.topLeading.width)") }
    }
}

#Preview("Bed", traits: .modifier(Garden())) { Bed() }
#Preview(traits: .garden, .sizeThatFitsLayout) { Bed() }
