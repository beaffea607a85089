import RenderModel

extension View {
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        let text = String(label)
        return semantics { $0.label = text }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        let text = String(value)
        return semantics { $0.value = text }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        let text = String(hint)
        return semantics { $0.hint = text }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
        accessibilityValue(Text(value))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hint))
    }

    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        semantics { $0.identifier = identifier }
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        semantics { $0.marks.set(.accessibilityHidden, to: hidden) }
    }

    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        semantics { $0.sortPriority = sortPriority.isFinite ? sortPriority : 0 }
    }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        semantics { semantics in
            if let role = traits.role { semantics.role = role }
            if traits.contains(.isSelected) { semantics.marks.insert(.selected) }
        }
    }

    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        semantics { semantics in
            if let role = traits.role, semantics.role == role { semantics.role = nil }
            if traits.contains(.isSelected) { semantics.marks.remove(.selected) }
        }
    }

    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(behavior: children))
    }

    /// Has no effect: the outline is read without heading levels.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        semantics { $0.role = .header }
    }

    /// Has no effect: pictures have no reading style.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Has no effect: the system inverts colors, not the picture.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Has no effect: a picture does not respond to gestures.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    {
        self
    }

    /// The content that represents the view in speech.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        self
    }
}

/// One element for the content, whose children are hidden, combined, or read individually.
struct AccessibilityElementModifier: ViewModifier {
    typealias Body = Never

    let behavior: AccessibilityChildBehavior

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        let first = outputs.nodes.count
        Base._makeView(content, inputs: inputs, outputs: &outputs)
        for index in first..<outputs.nodes.count {
            outputs.nodes[index] = AccessibilityElementNode(outputs.nodes[index], behavior: modifier.behavior, inputs)
        }
    }
}

private final class AccessibilityElementNode: UnaryNode {
    let behavior: AccessibilityChildBehavior

    init(_ child: LayoutNode, behavior: AccessibilityChildBehavior, _ inputs: _ViewInputs) {
        self.behavior = behavior
        super.init(child, inputs)
    }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        var nodes = emitter.collect { $0.emitChildren(of: self, frame: frame) }
        guard !nodes.isEmpty else { return }
        var semantics = Semantics(role: .container)
        switch behavior.kind {
        case .contain: break
        case .combine: semantics.marks.insert(.accessibilityCombined)
        case .ignore:
            for index in nodes.indices {
                nodes[index].semantics = nodes[index].semantics ?? Semantics()
                nodes[index].semantics?.marks.insert(.accessibilityHidden)
            }
        }
        emitter.append(RenderNode(.group, frame: frame, children: nodes, semantics: semantics, viewType: viewType))
    }
}

extension Semantics.Marks {
    mutating func set(_ mark: Semantics.Marks, to isSet: Bool) {
        if isSet { insert(mark) } else { remove(mark) }
    }
}
