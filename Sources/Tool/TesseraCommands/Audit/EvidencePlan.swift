import DeviceCatalog
import WidgetAudit
import WidgetVocabulary

/// What to draw for the rules of an audit.
///
/// 1. The first pass draws the current entry on the standard device in the reference language: in every place and
///    appearance if a rule compares them, otherwise as it usually is. It also yields the timelines.
/// 2. Each further pass changes one thing: the type size, the screen, the language, the state. The product of all of
///    them would be thousands of pictures that show the same faults.
/// 3. The smallest listed screens are drawn in every language, because texts are cut there first.
struct EvidencePlan {
    struct Pass {
        /// For progress.
        var name: String
        var options: RenderOptions
        var content: PictureConditions.Content
        /// Whether all entries of the timeline are laid out to measure them.
        var measuresArchive = false
        /// The kinds of families that the pass draws.
        var kinds: Set<Family.Kind> = [.system, .accessory]
    }

    let passes: [Pass]

    /// The smallest screens of the guidelines' table for iPhone: the first has no Lock Screen widgets.
    private static let smallestScreens: [(name: String, kind: Family.Kind)] = [
        ("320x568", .system), ("375x667", .accessory),
    ]

    /// - Parameters:
    ///   - options: The standard devices and the reference language.
    ///   - languages: The languages of the extension, without the reference language.
    init(_ needs: EvidenceNeeds, from options: RenderOptions, languages: [LocaleName]) {
        var base = options
        base.activities = .usual
        base.appearances = [.light]
        base.typeSizes = [.large]
        base.state = .timeline
        var first = base
        if needs.contains(.appearances) {
            first.extent = .matrix
            first.appearances = []
            first.environment.display = .asShown
        }
        var passes = [
            Pass(name: "places", options: first, content: .entry, measuresArchive: needs.contains(.archive))
        ]
        if needs.contains(.typeSizes) {
            var sizes = base
            sizes.typeSizes = TypeSize.ofWidgets.filter { $0 != .large }
            passes.append(Pass(name: "type sizes", options: sizes, content: .entry))
        }
        let others = needs.contains(.languages) ? languages : []
        if !others.isEmpty {
            var translated = base
            translated.locales = others
            passes.append(Pass(name: "languages", options: translated, content: .entry))
        }
        if needs.contains(.smallestScreen), options.devices.contains(where: { $0.platform == .iPhone }) {
            for (name, kind) in Self.smallestScreens {
                guard let device = try? DeviceCatalog.device(named: name) else { continue }
                var small = base
                small.devices = [device]
                small.locales = base.locales + others
                passes.append(Pass(name: "the screen \(name)", options: small, content: .entry, kinds: [kind]))
            }
        }
        if needs.contains(.mirrored) {
            var mirrored = base
            mirrored.environment.direction = .rightToLeft
            passes.append(Pass(name: "the mirrored layout", options: mirrored, content: .mirrored, kinds: [.system]))
        }
        if needs.contains(.placeholder) {
            var placeholder = base
            placeholder.state = .placeholder
            passes.append(Pass(name: "placeholders", options: placeholder, content: .placeholder))
        }
        if needs.contains(.gallery) {
            var gallery = base
            gallery.state = .snapshot
            passes.append(Pass(name: "the widget gallery", options: gallery, content: .gallery))
        }
        self.passes = passes
    }
}
