import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import WidgetHost
import WidgetVocabulary

/// Variants of a placed widget, for pages that compare them. A page asks for those that it shows, again after each
/// change of the widget; nothing of them is kept here.
extension SimulatedDevice {
    /// The number of pictures in one request.
    private static let variantLimit = 16

    package func variants(widget: Int) async throws(PageRejection) -> PageVariants {
        let id = InstanceID(widget)
        let axes = try await refusing { () async throws(HostError) in try await host.variantAxes(of: id) }
        return PageVariants(
            axes: axes.map { axis in
                PageVariants.Axis(
                    name: .init(axis.kind), values: axis.values.map { .init(name: $0.name, isShown: $0.isShown) })
            })
    }

    package func variantPictures(widget: Int, variants: String) async throws(PageRejection) -> PageVariantPictures {
        let id = InstanceID(widget)
        let texts = variants.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        guard texts.count <= Self.variantLimit else {
            throw PageRejection(.invalid, "A request has at most \(Self.variantLimit) variants.")
        }
        var wanted: [WidgetVariant] = []
        for text in texts { wanted.append(try Self.variant(text)) }
        let shown = try await refusing { [wanted] () async throws(HostError) in
            try await host.shown(wanted, of: id)
        }
        var pictures: [PageVariantPictures.Picture] = []
        for (text, each) in zip(texts, shown) { pictures.append(try await picture(of: each, text, widget)) }
        let next = shown.compactMap(\.nextChange).min()
        return PageVariantPictures(pictures: pictures, next: next?.timeIntervalSince1970)
    }

    /// The views, accessibility elements and findings of a variant as it is drawn now.
    package func variantInspection(widget: Int, variant: String) async throws(PageRejection) -> PageInspection {
        let id = InstanceID(widget)
        let wanted = try Self.variant(variant)
        let shown = try await refusing { () async throws(HostError) in try await host.shown([wanted], of: id) }.first
        guard var tree = shown?.tree else {
            throw PageRejection(HostError.unavailable(shown?.reason ?? "the variant cannot be drawn"))
        }
        let document = try await document(of: tree, prefix: "i\(widget)-")
        tree.diagnostics += document.findings
        return PageInspection(tree, revision: 0)
    }

    private func picture(
        of shown: ShownVariant, _ text: String, _ widget: Int
    ) async throws(PageRejection) -> PageVariantPictures.Picture {
        guard let tree = shown.tree, let environment = shown.environment else {
            return PageVariantPictures.Picture(
                variant: text, moment: shown.moment, key: Checksum.text(shown.reason ?? ""), size: [], radius: 0,
                isDark: false, note: shown.reason, untranslated: 0, findings: [])
        }
        let document = try await document(of: tree, prefix: "v\(widget)\(Checksum.text(text))-")
        let findings = tree.diagnostics + document.findings
        return PageVariantPictures.Picture(
            variant: text, moment: shown.moment, key: Checksum.text(document.svg), svg: document.svg,
            size: [Double(tree.size.width), Double(tree.size.height)], radius: environment.cornerRadius,
            isDark: environment.colorScheme == .dark, backdrop: document.isLate ? nil : tree.backdropFilter,
            note: document.lateNote, untranslated: findings.count { $0.code == .missingLocalization },
            findings: findings.map { PageInspection.Finding($0) })
    }

    func useVariant(
        _ text: String, of widget: Int, moment: String, at position: VariantPosition
    ) async throws(PageRejection) -> PageReply {
        let variant = try Self.variant(text)
        return PageReply(
            try await refusing { () async throws(HostError) in
                try await host.use(variant, of: InstanceID(widget), seenAt: moment, position)
            })
    }

    /// Reads a variant from pairs of an axis and a value, such as `appearance=dark,size=systemLarge`. A variant without
    /// pairs is the widget as the device shows it.
    static func variant(_ text: String) throws(PageRejection) -> WidgetVariant {
        var variant = WidgetVariant()
        for pair in text.split(separator: ",") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let axis = VariantAxis.Kind(rawValue: parts[0]) else {
                throw PageRejection(
                    .invalid, "“\(pair)” varies nothing. Write a variant as “appearance=dark,size=systemLarge”.")
            }
            do throws(HostError) {
                try variant.set(axis, to: parts[1])
            } catch {
                throw PageRejection(error)
            }
        }
        return variant
    }
}

extension PageVariants.Axis.Name {
    fileprivate init(_ kind: VariantAxis.Kind) {
        self =
            switch kind {
            case .appearance: .appearance
            case .size: .size
            case .typeSize: .typeSize
            case .language: .language
            case .device: .device
            }
    }
}
