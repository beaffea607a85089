import OpenCombine

extension Publishers {
    /// The last values of two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inputs = JoinedInputs(subscriber, count: 2, waiting: .last) { _, latest in
                guard let a = latest[0] as? A.Output, let b = latest[1] as? B.Output
                else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: inputs)
            inputs.subscribe(a).subscribe(b)
        }
    }

    /// The last values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inputs = JoinedInputs(subscriber, count: 3, waiting: .last) { _, latest in
                guard let a = latest[0] as? A.Output, let b = latest[1] as? B.Output,
                    let c = latest[2] as? C.Output
                else { return nil }
                return (a, b, c)
            }
            subscriber.receive(subscription: inputs)
            inputs.subscribe(a).subscribe(b).subscribe(c)
        }
    }

    /// The last values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inputs = JoinedInputs(subscriber, count: 4, waiting: .last) { _, latest in
                guard let a = latest[0] as? A.Output, let b = latest[1] as? B.Output,
                    let c = latest[2] as? C.Output, let d = latest[3] as? D.Output
                else { return nil }
                return (a, b, c, d)
            }
            subscriber.receive(subscription: inputs)
            inputs.subscribe(a).subscribe(b).subscribe(c).subscribe(d)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
