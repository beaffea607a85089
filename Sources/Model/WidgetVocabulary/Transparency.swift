/// Whether the Reduce Transparency setting asks for opaque backgrounds.
package enum Transparency: String, CaseIterable, Hashable, Sendable { case standard, reduced }
