/// Whether meaning may rest on colour alone.
package enum Differentiation: String, CaseIterable, Hashable, Sendable { case standard, withoutColor }
