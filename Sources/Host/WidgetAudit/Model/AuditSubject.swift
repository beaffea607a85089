import WidgetVocabulary

/// The thing that an observation is about. Equal subjects in several pictures are one finding, and one fault in several
/// families is one as well (`FamilyMerge`).
package enum AuditSubject: Hashable, Sendable {
    case widget
    case family(Family)
    /// A view, by the path of view types that leads to it (`AuditElement.identity`). Families have separate layouts.
    case element(String, Family)
    /// A thing with a name that is the same in every family, such as an asset.
    case named(String)

    /// The subject with the first family instead of its own: subjects that differ in nothing but the family are equal.
    var withoutFamily: AuditSubject {
        let first = Family.systemSmall
        return switch self {
        case .family: .family(first)
        case .element(let identity, _): .element(identity, first)
        case .widget, .named: self
        }
    }

    /// Part of the fingerprint: never change the form of a case.
    package var key: String {
        switch self {
        case .widget: ""
        case .family(let family): family.rawValue
        case .element(let identity, let family): family.rawValue + "/" + identity
        case .named(let name): "“" + name + "”"
        }
    }
}
