/// A filter of the system; its parameters by their names, whichever filter has them.
///
/// Its state is that of `CIFilter`, which is as safe there as on Apple's systems: a filter is used by one thread at a
/// time.
final class BuiltInFilter: CIFilter, @unchecked Sendable {}
