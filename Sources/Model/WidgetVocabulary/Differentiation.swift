/// Whether color alone may convey information.
package enum Differentiation: String, CaseIterable, Hashable, Sendable { case standard, withoutColor }
