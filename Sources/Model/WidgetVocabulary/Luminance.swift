/// Whether the display shows the widget dimmed, as an Always-On display does.
package enum Luminance: String, CaseIterable, Hashable, Sendable { case normal, reduced }
