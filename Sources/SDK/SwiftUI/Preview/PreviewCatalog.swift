/// The previews of the running program.
@MainActor
package enum PreviewCatalog {
    /// One preview declared in the source.
    package struct Listing {
        package enum Source {
            case declared(any PreviewRegistry.Type)
            /// The view at an index of a provider's `previews`.
            case provided(any PreviewProvider.Type, number: Int, settings: PreviewSettings)
        }

        package var name: String
        /// `Module/File.swift`; empty for providers, which do not record it.
        package var file: String
        package var line: Int
        package var source: Source
    }

    /// All previews: those of `#Preview` by location, then those of providers by name.
    ///
    /// - Parameter isWanted: whether to evaluate the providers whose `previews` have a given type. This evaluates their
    ///   views.
    package static func all(where isWanted: (any View.Type) -> Bool = { _ in true }) -> [Listing] {
        let declared = ConformanceDiscovery.types(conformingToProtocolNamed: "PreviewRegistry")
            .compactMap { $0 as? any PreviewRegistry.Type }
            .map { type in
                Listing(
                    name: (try? type.makePreview())?.name ?? "Preview", file: type.fileID, line: type.line,
                    source: .declared(type))
            }
            .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        let provided = ConformanceDiscovery.types(conformingToProtocolNamed: "PreviewProvider")
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
            .filter { isWanted(views(of: $0)) }
            .flatMap { listings(of: $0) }
        return declared + provided
    }

    private static func views<P: PreviewProvider>(of type: P.Type) -> any View.Type { P.Previews.self }

    private static func listings<P: PreviewProvider>(of type: P.Type) -> [Listing] {
        let context = RenderContext(date: Date(timeIntervalSinceReferenceDate: 0), resources: NoResources())
        var outputs = _ViewOutputs()
        P.Previews._makeView(
            type.previews, inputs: _ViewInputs(environment: EnvironmentValues(), context: context), outputs: &outputs)
        return outputs.nodes.enumerated().map { number, node in
            let settings = node.traits.preview
            let name = settings.displayName ?? typeName(of: type)
            return Listing(
                name: name, file: "", line: 0, source: .provided(type, number: number, settings: settings))
        }
    }

    /// The view of a provider's preview.
    package static func view(of type: any PreviewProvider.Type, number: Int) -> AnyView {
        func selected<P: PreviewProvider>(_ type: P.Type) -> AnyView {
            AnyView(NumberedView(content: type.previews, number: number))
        }
        return selected(type)
    }
}

/// The view at an index among those that `content` describes.
private struct NumberedView<Content> {
    let content: Content
    let number: Int
}

extension NumberedView: View where Content: View {
    typealias Body = Never

    nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        var all = _ViewOutputs()
        Content._makeView(view.content, inputs: inputs, outputs: &all)
        guard all.nodes.indices.contains(view.number) else { return }
        outputs.nodes.append(all.nodes[view.number])
    }
}
