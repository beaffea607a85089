import FoundationNetworking

/// Traffic classes of newer systems. Networks here treat all traffic equally, so they are the default.
extension URLRequest.NetworkServiceType {
    public static var responsiveData: Self { .default }
    public static var avStreaming: Self { .default }
    public static var responsiveAV: Self { .default }
    public static var callSignaling: Self { .default }
}
