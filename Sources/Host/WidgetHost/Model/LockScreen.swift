/// The widgets of a Lock Screen: one next to the date above the clock, a row of four cells below it.
package struct LockScreen: Hashable, Sendable, Codable {
    /// The number of cells below the clock; a circular widget takes one, a rectangular one two.
    package static let cells = 4

    package var inline: InstanceID?
    package var row: [InstanceID]

    package init(inline: InstanceID? = nil, row: [InstanceID] = []) {
        self.inline = inline
        self.row = row
    }
}
