import FoundationNetworking

/// Kinds of traffic that newer systems tell apart. Networks here treat all traffic alike, so they are the usual one.
extension URLRequest.NetworkServiceType {
    public static var responsiveData: Self { .default }
    public static var avStreaming: Self { .default }
    public static var responsiveAV: Self { .default }
    public static var callSignaling: Self { .default }
}
