/// A node's answers to its container's most recent proposals.
///
/// Containers probe a child with minimum, maximum and ideal before the real proposal, on each axis, so a few slots hold
/// one layout's proposals. A node with the same size for every proposal reports that once and is never measured again.
package struct SizeCache {
    /// A proposal as two numbers; NaN represents `nil`, so that one bitwise comparison is enough.
    private struct Slot {
        var width: UInt64 = 0
        var height: UInt64 = 0
        var size = CGSize.zero
    }

    private var slots = (Slot(), Slot(), Slot(), Slot(), Slot(), Slot())
    private var count = 0
    private var next = 0
    private static let capacity = 6

    /// The size for every proposal, once it is known to be constant.
    package var constant: CGSize?

    package init() {}

    private static func bits(_ length: CGFloat?) -> UInt64 {
        // Adding zero turns negative zero into zero.
        length.map { Double($0 + 0).bitPattern } ?? Double.nan.bitPattern
    }

    /// Does not modify anything; mutating anyway, because the slots would otherwise be copied for the call.
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
