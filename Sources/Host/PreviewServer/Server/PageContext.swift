import Hummingbird
import NIOCore

/// The context of a request: what the library needs, and the connection.
struct PageContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The client, if the connection does not leave this machine.
    let client: LoopbackClient?
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
        let (remote, local) = (source.channel.remoteAddress, source.channel.localAddress)
        client =
            if let port = remote?.port, let serverPort = local?.port, let address = remote?.ipAddress,
                ["127.0.0.1", "::1", "::ffff:127.0.0.1"].contains(address)
            {
                LoopbackClient(port: port, serverPort: serverPort)
            } else {
                nil
            }
    }
}
