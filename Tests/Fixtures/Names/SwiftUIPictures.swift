import SwiftUI

extension ContainerValues {
    var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}

private struct PinnedKey: ContainerValueKey {
    static let defaultValue = false
}

struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            ForEach(subviews: content) { card in
                card.padding(card.containerValues.isPinned ? 8 : 2)
            }
            Group(subviews: content) { cards in
                if cards.count > 2 { cards[0] }
                cards[1...]
            }
        }
    }
}

struct GlassViews: View {
    @Namespace private var space

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            HStack {
                Text("12").padding().glassEffect()
                Text("13").padding().glassEffect(.regular.tint(.orange).interactive(), in: .rect(cornerRadius: 12))
                    .glassEffectID("a", in: space)
                    .glassEffectUnion(id: 1, namespace: space)
                    .glassEffectTransition(.materialize)
                Button("Go") {}.buttonStyle(.glass)
                Button("Go") {}.buttonStyle(.glass(.clear))
                Button("Go") {}.buttonStyle(.glassProminent)
            }
        }
        .background(ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true))
        .background(.red, in: .rect(corners: .concentric))
        .background(.red, in: ConcentricRectangle(topLeadingCorner: .fixed(4), topTrailingCorner: 8))
        .containerShape(.rect(cornerRadius: 24))
        .containerShape(.capsule)
        .backgroundExtensionEffect()
        .scrollEdgeEffectStyle(.soft, for: .top)
        .safeAreaBar(edge: .bottom) { Text("bar") }
        .containerCornerOffset(.leading)
    }
}

struct PictureViews: View {
    let url = URL(string: "https://example.com/a.png")

    var body: some View {
        VStack {
            AsyncImage(url: url)
            AsyncImage(url: url) { image in
                image.resizable().scaledToFill()
            } placeholder: {
                ProgressView()
            }
            AsyncImage(url: url, scale: 2, transaction: Transaction(animation: .easeIn)) { phase in
                switch phase {
                case .success(let image): image.resizable()
                case .failure: Image(systemName: "photo")
                case .empty: Color.gray
                @unknown default: EmptyView()
                }
            }
            Image(size: CGSize(width: 20, height: 20), label: Text("dot")) { context in
                context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
            }
            .renderingMode(.template).interpolation(.none).antialiased(false).allowedDynamicRange(.high)
            Image(systemName: "cloud.sun.fill", variableValue: 0.4).symbolRenderingMode(.palette)
                .foregroundStyle(.gray, .yellow).symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw)
            Board {
                Text("a").containerValue(\.isPinned, true)
                Text("b")
            }
        }
    }

    @MainActor func picture() -> CGImage? {
        let renderer = ImageRenderer(content: Text("badge").padding())
        renderer.scale = 3
        renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
        renderer.render { size, draw in print(size) }
        return renderer.cgImage
    }
}
