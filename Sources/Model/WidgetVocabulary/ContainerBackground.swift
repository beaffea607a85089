/// Whether the place shows the view given to `containerBackground(for: .widget)`.
package enum ContainerBackground: String, CaseIterable, Hashable, Sendable { case shown, removed }
