/// What is drawn for a picture that the asset catalog does not have.
package enum MissingPictures: String, CaseIterable, Hashable, Sendable {
    /// A neutral box, so that it cannot be overlooked.
    case marked
    /// Nothing, as on an iPhone (I0174).
    case omitted
}
