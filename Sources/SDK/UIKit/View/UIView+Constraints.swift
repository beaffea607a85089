extension UIView: _AnchoredItem {}

extension UIView {
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

    public var constraints: [NSLayoutConstraint] { layout.constraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            constraint.isActive = true
            layout.constraints.append(constraint)
        }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
        layout.constraints.removeAll { $0 === constraint }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
    public var hasAmbiguousLayout: Bool { false }
    public func exerciseAmbiguityInLayout() {}

    public var layoutGuides: [UILayoutGuide] { layout.guides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        layout.guides.append(layoutGuide)
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = nil
        layout.guides.removeAll { $0 === layoutGuide }
    }

    public var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeArea) }
    public var layoutMarginsGuide: UILayoutGuide { guide(\.margins) }
    public var readableContentGuide: UILayoutGuide { guide(\.readable) }

    private func guide(_ place: WritableKeyPath<ViewLayout, UILayoutGuide?>) -> UILayoutGuide {
        if let known = layout[keyPath: place] { return known }
        let guide = UILayoutGuide(of: self)
        layout[keyPath: place] = guide
        return guide
    }

    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = layout.keyboard { return known }
        let guide = UIKeyboardLayoutGuide(of: self)
        layout.keyboard = guide
        return guide
    }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout.hugging[axis] ?? .defaultLow
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layout.hugging[axis] = priority
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout.resistance[axis] ?? .defaultHigh
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layout.resistance[axis] = priority
    }
}
