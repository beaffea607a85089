/// A node's answers to its container's latest questions.
///
/// Containers probe a child with minimum, maximum and ideal before the real proposal, on each axis, so a few slots keep
/// one layout's questions. A node that has the same size for every proposal says so once and is never asked again.
package struct SizeCache {
    /// A proposal as two plain numbers; not a number stands for none, so that one comparison of bits is enough.
    private struct Slot {
        var width: UInt64 = 0
        var height: UInt64 = 0
        var size = CGSize.zero
    }

    private var slots = (Slot(), Slot(), Slot(), Slot(), Slot(), Slot())
    private var count = 0
    private var next = 0
    private static let capacity = 6

    /// The size for every proposal, once it is known that there is one.
    package var constant: CGSize?

    package init() {}

    private static func bits(_ length: CGFloat?) -> UInt64 {
        // Adding zero makes the two zeros one.
        length.map { Double($0 + 0).bitPattern } ?? Double.nan.bitPattern
    }

    /// Changes nothing; marked as if it did, because the slots would be copied for the call otherwise.
    package mutating func size(for proposal: ProposedViewSize) -> CGSize? {
        if let constant { return constant }
        if count == 0 { return nil }
        let width = Self.bits(proposal.width)
        let height = Self.bits(proposal.height)
        let count = count
        return withUnsafeMutableBytes(of: &slots) { bytes in
            let slots = bytes.bindMemory(to: Slot.self)
            for index in 0..<count where slots[index].width == width && slots[index].height == height {
                return slots[index].size
            }
            return nil
        }
    }

    package mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        let slot = Slot(width: Self.bits(proposal.width), height: Self.bits(proposal.height), size: size)
        let index = next
        withUnsafeMutableBytes(of: &slots) { $0.bindMemory(to: Slot.self)[index] = slot }
        next = (next + 1) % Self.capacity
        count = min(count + 1, Self.capacity)
    }
}
