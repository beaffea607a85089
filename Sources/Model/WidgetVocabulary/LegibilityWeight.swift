/// Whether the Bold Text setting is on, by SwiftUI's names.
package enum LegibilityWeight: String, CaseIterable, Hashable, Sendable { case regular, bold }
