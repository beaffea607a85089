import RenderModel

extension View {
    /// Puts the view into the accent group, which has a separate color in the accented mode.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        semantics { semantics in
            if accentable { semantics.marks.insert(.accentable) } else { semantics.marks.remove(.accentable) }
        }
    }

    /// Lets a place with a round edge bend the content along it. The host bends marked content; places without such an
    /// edge leave it straight.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
        semantics { semantics in
            if curvesContent { semantics.marks.insert(.curvesContent) } else { semantics.marks.remove(.curvesContent) }
        }
    }
}
