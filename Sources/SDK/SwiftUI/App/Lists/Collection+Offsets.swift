extension MutableCollection {
    /// Moves the elements at the offsets before the one at another offset.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.filter { elements.indices.contains($0) }
        let isMoved = Set(moved)
        let before = elements.indices.filter { $0 < destination && !isMoved.contains($0) }
        let after = elements.indices.filter { $0 >= destination && !isMoved.contains($0) }
        var index = startIndex
        for offset in before + moved + after {
            self[index] = elements[offset]
            formIndex(after: &index)
        }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = zip(0..., self).filter { !offsets.contains($0.0) }.map(\.1)
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}
