/// The evidence that a rule reads. What no selected rule needs is not drawn.
package struct EvidenceNeeds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Names and settings of the widget. Always available.
    package static let description: EvidenceNeeds = []
    /// The widget as it usually is: the standard device, light, type size Large, the reference language.
    package static let pictures = EvidenceNeeds(rawValue: 1 << 0)
    /// Every place and appearance of the standard device.
    package static let appearances = EvidenceNeeds(rawValue: 1 << 1)
    package static let typeSizes = EvidenceNeeds(rawValue: 1 << 2)
    package static let smallestScreen = EvidenceNeeds(rawValue: 1 << 3)
    package static let languages = EvidenceNeeds(rawValue: 1 << 4)
    package static let placeholder = EvidenceNeeds(rawValue: 1 << 5)
    /// The snapshot for the widget gallery.
    package static let gallery = EvidenceNeeds(rawValue: 1 << 6)
    /// The dates and the policy of the timeline.
    package static let timeline = EvidenceNeeds(rawValue: 1 << 7)
    /// All entries of the timeline: their size, and a picture of each that looks different.
    package static let archive = EvidenceNeeds(rawValue: 1 << 8)
    /// The previews of ordinary views on whole screens of devices.
    package static let screens = EvidenceNeeds(rawValue: 1 << 9)
    /// The current entry, mirrored.
    package static let mirrored = EvidenceNeeds(rawValue: 1 << 12)
    /// The tones of images.
    package static let tones = EvidenceNeeds(rawValue: 1 << 13)
    /// Also the pictures in which the system's message for developers replaces the widget.
    package static let messages = EvidenceNeeds(rawValue: 1 << 14)
}
