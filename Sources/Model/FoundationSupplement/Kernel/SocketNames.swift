import Glibc

// On Apple's systems these constants are 32-bit integers.

@_disfavoredOverload public var SOCK_STREAM: Int32 { 1 }
@_disfavoredOverload public var SOCK_DGRAM: Int32 { 2 }
@_disfavoredOverload public var SOCK_RAW: Int32 { 3 }
@_disfavoredOverload public var IPPROTO_IP: Int32 { 0 }
@_disfavoredOverload public var IPPROTO_ICMP: Int32 { 1 }
@_disfavoredOverload public var IPPROTO_TCP: Int32 { 6 }
@_disfavoredOverload public var IPPROTO_UDP: Int32 { 17 }
@_disfavoredOverload public var IPPROTO_IPV6: Int32 { 41 }
@_disfavoredOverload public var IPPROTO_ICMPV6: Int32 { 58 }
