import RenderModel

/// An image from the network. A widget's views are archived before anything could load, so the placeholder is shown.
public struct AsyncImage<Content: View> {
    let url: URL?
    let content: (AsyncImagePhase) -> Content
}

/// The loading state of an image.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension AsyncImage: View {
    public typealias Body = Never

    /// Without a custom placeholder an image is a gray area until it is loaded.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url) { _ in
            Image(size: CGSize(width: 10, height: 10)) { context in
                let all = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
                context.fill(all, with: .style(FillShapeStyle()))
            }.resizable()
        }
    }

    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url) { phase in
            if let image = phase.image {
                _ConditionalContent(storage: .trueContent(content(image)))
            } else {
                _ConditionalContent(storage: .falseContent(placeholder()))
            }
        }
    }

    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url: url, content: content)
    }

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        if view.url != nil {
            inputs.context.report(
                Diagnostic(
                    .note, .noEffect, subject: "AsyncImage",
                    message: "AsyncImage does not load in a widget; its placeholder is shown, as on a device.",
                    remedy: "Load the image in the timeline provider and store it in the entry."))
        }
        let content = EnvironmentValues.withCurrent(inputs.environment) { view.content(.empty) }
        Content._makeView(content, inputs: inner, outputs: &outputs)
    }
}
