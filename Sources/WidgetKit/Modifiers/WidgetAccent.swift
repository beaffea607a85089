import RenderModel

extension View {
    /// Puts the view into the accent group, which the accented mode gives a colour of its own.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        meaning { meaning in
            if accentable { meaning.marks.insert(.accentable) } else { meaning.marks.remove(.accentable) }
        }
    }

    /// Bends text along the edge of a round place; this place draws it straight.
    nonisolated public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}
